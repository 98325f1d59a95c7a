/**
 * The name of the control that contains this element, or null: `button Undo`. Numbers, heaps and moves differ
 * from board to board, so `7` stands for each number and `A` for each heap. Nodes of a tree and moves of a review
 * are one control each.
 *
 * It runs in the page, so it uses nothing from outside.
 */
export function controlOf(element: Element): string | null {
  const control = element.closest<HTMLElement>(
    'button, a[href], summary, input, select, textarea, [role=button], [role=treeitem], label',
  );
  if (!control) return null;
  if (control instanceof HTMLLabelElement) return control.control ? controlOf(control.control) : null;
  const field = control as HTMLInputElement;
  const role = control.getAttribute('role')
    ?? { A: 'link', BUTTON: 'button', SUMMARY: 'summary', INPUT: field.type, SELECT: 'select', TEXTAREA: 'text' }[control.tagName];
  const labels = [...(control.getAttribute('aria-labelledby') ?? '').split(' ')].map((id) => document.getElementById(id)?.textContent);
  const name = control.getAttribute('aria-label')
    || labels.join(' ').trim()
    || [...(field.labels ?? [])].map((label) => label.textContent).join(' ')
    || control.textContent
    || control.title;
  if (role === 'treeitem') return role;
  const plain = name.replace(/\d+(, \d+|[,.]\d+)*/g, '7').replace(/\b(heaps?|from|in) [A-I]\b/gi, '$1 A').replace(/\b[A-I]7\b/g, 'A7');
  const kind = plain.replace(/\s+/g, ' ').trim().replace(/^7 A7 .*/, '7 A7')
    .replace(/^.*: board and legend$/, '7: board and legend');
  return `${role} ${kind}`;
}

/**
 * The names of all controls that are seen and do something when they are pressed. Links are left out: the reading of
 * a view has their addresses, and the browser follows them. It runs in the page.
 */
export function controls(): string[] {
  const within = document.querySelector('dialog:modal') ?? document;
  const all = [...within.querySelectorAll('button, summary, input, select, textarea, [role=button], [role=treeitem]')]
    .filter((control) => !control.matches(':disabled, [aria-disabled=true], [readonly], [type=radio]:checked'));
  const seen = all.filter((control) => control.checkVisibility({ visibilityProperty: true })
    || control.closest('label')?.checkVisibility({ visibilityProperty: true }));
  return seen.map((control) => controlOf(control)!);
}
