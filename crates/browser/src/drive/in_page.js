// The controls that a person can use now, by role and accessible name. Each user of this script appends
// its own request. `tests/browser/views.rs` shows in every view that the browser computes the same
// names.
const selectors = {
  button: 'button, [role=button], summary, input[type=button], input[type=submit], input[type=reset]',
  checkbox: 'input[type=checkbox]:not([role]), [role=checkbox]',
  combobox: 'select, [role=combobox]',
  dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
  group: '[role=group], fieldset',
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  link: 'a[href], [role=link]',
  radio: 'input[type=radio], [role=radio]',
  slider: 'input[type=range], [role=slider]',
  spinbutton: 'input[type=number]',
  status: '[role=status], output',
  switch: '[role=switch]',
  treeitem: '[role=treeitem]',
  textbox: 'textarea, input:not([type]), input[type=text], input[type=search]',
};

// A player may read the page in another language. Spaces that do not break are part of a name.
const words = (text) => (globalThis.readAs ?? String)(text.replace(/[ \t\n]+/g, ' ').trim());

// Text without the parts hidden from screen readers.
function text(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  if (node.getAttribute('aria-hidden') === 'true' || node.hidden) return '';
  const style = getComputedStyle(node);
  if (style.display === 'none' || style.visibility === 'hidden') return '';
  if (node.hasAttribute('aria-label')) return node.getAttribute('aria-label');
  if (node.localName === 'img') return node.alt;
  const inner = [...node.childNodes].map(text).join('');
  return style.display.startsWith('inline') ? inner : ` ${inner} `;
}

function nameOf(element) {
  const by = element.getAttribute('aria-labelledby');
  if (by) return words(by.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
  if (element.hasAttribute('aria-label')) return words(element.getAttribute('aria-label'));
  if (element.labels?.length) return words([...element.labels].map(text).join(' '));
  if (element.localName === 'fieldset') return words(element.querySelector(':scope > legend')?.textContent ?? '');
  if (element.localName === 'input' && element.value && /button|submit|reset/.test(element.type)) return element.value;
  return words(text(element));
}

// A modal dialog makes everything else inert.
const modals = [...document.querySelectorAll('dialog:modal')];
const modal = modals.at(-1);
const usable = (element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('[inert], [aria-hidden=true]') &&
  (!modal || modal.contains(element));

// A native radio button may be hidden behind its label, which people press.
const reachable = (element) =>
  usable(element) || [...(element.labels ?? [])].some(usable);

const all = (role) => [...document.querySelectorAll(selectors[role])].filter(reachable);
const named = (role, name) => all(role).filter((element) => nameOf(element) === name);
