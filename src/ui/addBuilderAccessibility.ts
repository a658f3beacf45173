import { listen } from '../runtime/listen';

/** Rules and groups, and the buttons that remove them, in the controls of any library. */
const ITEM = '.rule, .ruleGroup';
const REMOVE = '.rule-remove, .ruleGroup-remove';

/**
 * Adds what the query builder leaves out for keyboards and screen readers, now and on every change: names for buttons
 * that show only a sign and for the fields of a range, and a place for the focus after a removal. Returns the cleanup.
 */
export function addBuilderAccessibility(root: HTMLElement): () => void {
  let focused: Element | null = null;
  const note = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  const observer = new MutationObserver((changes) => {
    nameButtons(root);
    nameRanges(root);
    const removal = changes.find(({ removedNodes }) =>
      [...removedNodes].some((node) => isItem(node) && node.contains(focused)),
    );
    if (removal && focused?.closest(REMOVE) && document.activeElement === document.body) focusNear(removal);
  });
  nameButtons(root);
  nameRanges(root);
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['title'] });
  const stopListening = listen(root, { focusin: note });
  return () => {
    observer.disconnect();
    stopListening();
  };
}

const isItem = (node: Node): node is Element => node instanceof Element && node.matches(ITEM);

function nameButtons(root: HTMLElement): void {
  for (const button of root.querySelectorAll<HTMLElement>('.queryBuilder button[title]'))
    if (!/\p{L}{2}/u.test(button.textContent)) button.setAttribute('aria-label', button.title);
}

function nameRanges(root: HTMLElement): void {
  for (const rule of root.querySelectorAll('.rule')) {
    const { title = '' } = rule.querySelector<HTMLElement>('.rule-value') ?? {};
    const [from, to] = rule.querySelectorAll('.rule-value-list-item');
    nameField(from, `${title || 'Value'} from`);
    nameField(to, `${title || 'Value'} to`);
  }
}

function nameField(item: Element | undefined, name: string): void {
  const fields = 'input:not([type=hidden]), select';
  const field = item?.matches(fields) ? item : item?.querySelector(fields);
  if (!field?.hasAttribute('title')) field?.setAttribute('aria-label', name);
}

/** Focuses the button that removes the next item, else the previous one, else the button that adds a rule. */
function focusNear({ target, nextSibling, previousSibling }: MutationRecord): void {
  const group = (target as Element).closest('.ruleGroup');
  const next = itemFrom(nextSibling, 'nextSibling') ?? itemFrom(previousSibling, 'previousSibling');
  const places = [next?.querySelector(REMOVE), group?.querySelector('.ruleGroup-addRule')];
  const buttons = places.map((place) => (place?.matches('button') ? place : place?.querySelector('button')));
  buttons.find((button): button is HTMLButtonElement => button?.matches(':enabled') ?? false)?.focus();
}

function itemFrom(node: Node | null, step: 'nextSibling' | 'previousSibling'): Element | null {
  if (node === null || isItem(node)) return node;
  return itemFrom(node[step], step);
}
