/** DocSearch's root claims to be a button that opens a list; the dialog around it has the right role. */
const CLAIMS = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-controls'];

/** Roles that allow links and buttons in DocSearch's items; options do not. */
const ROLES = { listbox: 'tree', option: 'treeitem' } as const;

/** Repairs the markup of DocSearch for screen readers, now and on every change; returns the cleanup. */
export function keepDocSearchAriaFixed(root: HTMLElement): () => void {
  mend(root);
  const observer = new MutationObserver(() => mend(root));
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['role', 'aria-controls', 'aria-activedescendant', 'aria-selected'],
  });
  return () => observer.disconnect();
}

function mend(root: HTMLElement): void {
  const container = root.querySelector('.DocSearch-Container');
  for (const claim of CLAIMS) container?.removeAttribute(claim);
  for (const [role, mended] of Object.entries(ROLES)) {
    for (const element of root.querySelectorAll(`[role=${role}]`)) element.setAttribute('role', mended);
  }
  // DocSearch names missing lists, gives all lists one id, and names a removed item.
  const input = root.querySelector('.DocSearch-Input');
  const lists = [...root.querySelectorAll('[role=tree]')];
  for (const [index, list] of lists.entries()) list.id = `docsearch-list-${index}`;
  setAttribute(input, 'aria-controls', lists.map(({ id }) => id).join(' '));
  setAttribute(input, 'aria-activedescendant', root.querySelector('[aria-selected=true]')?.id ?? '');
}

function setAttribute(element: Element | null, name: string, value: string): void {
  if ((element?.getAttribute(name) ?? '') === value) return;
  if (value) element?.setAttribute(name, value);
  else element?.removeAttribute(name);
}
