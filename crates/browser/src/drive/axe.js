// Runs axe on the page, and turns its results into lines.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

// Some rules of these are off by default, as that for the size of targets.
const wanted = axe.getRules(tags).filter(({ tags }) => !tags.some((tag) => /deprecated|experimental|obsolete/.test(tag)));
const [colours] = arguments;
const names = wanted.map(({ ruleId }) => ruleId).filter((name) => !colours || name.startsWith('color-'));

const words = (text) => text.replace(/\s+/g, ' ').trim();
const lines = (results) => results.flatMap(({ id, impact, nodes, helpUrl }) => nodes.map((node) =>
  `${id} (${node.impact ?? impact}) at ${node.target.join(' in ')}: ${words(node.failureSummary ?? '')} – ${words(node.html).slice(0, 160)} – ${helpUrl.split('?')[0]}`));

return axe.run(document, {
  runOnly: { type: 'rule', values: names },
  resultTypes: ['violations'],
  // It would load the style sheets again, for rules that are not used.
  preload: false,
}).then((found) => ({ wrong: lines(found.violations), passed: found.passes.length }));
