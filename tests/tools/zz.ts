import { writeFileSync, mkdirSync } from 'node:fs';
import { test } from '../nim.ts';
import { show, VIEWS } from '../views.ts';

mkdirSync('/tmp/css', { recursive: true });
for (const view of VIEWS) {
  test(`css: ${view.name}`, async ({ page }) => {
    await show(page, view);
    const found = await page.evaluate(() => {
      const hits: Record<string, boolean> = {};
      const walk = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) {
            for (const one of [rule.selectorText]) {
              const plain = one.replace(/::[\w-]+(\([^)]*\))?/g, '').replace(/:(hover|active|focus-visible|focus-within|focus|disabled|checked)\b/g, '');
              let hit = false;
              try { hit = document.querySelector(plain) !== null; } catch { hit = true; }
              hits[one] = hits[one] || hit;
            }
          } else if ('cssRules' in rule) walk((rule as CSSGroupingRule).cssRules);
        }
      };
      for (const sheet of document.styleSheets) walk(sheet.cssRules);
      return hits;
    });
    writeFileSync(`/tmp/css/${view.name}.json`, JSON.stringify(found));
  });
}
