/** Classes that the query builder gives to each part of a rule or group, whichever control renders it. */
const PART = '[class*="rule-"], [class*="ruleGroup-"]';
const PART_CLASS = /^(?:rule|ruleGroup)-\w+$/;

const OWNER_ATTRIBUTES = ['data-rule-id', 'data-rule-group-id'] as const;
const FOCUSABLE = 'button, input, select, textarea';

const focusableIn = (element: Element): HTMLElement[] => [
  ...(element.matches(FOCUSABLE) ? [element as HTMLElement] : []),
  ...element.querySelectorAll<HTMLElement>(FOCUSABLE),
];

function ownerSelector(element: Element): string | undefined {
  const owner = element.closest(OWNER_ATTRIBUTES.map((name) => `[${name}]`).join());
  const attribute = OWNER_ATTRIBUTES.find((name) => owner?.hasAttribute(name));
  return attribute && `[${attribute}="${CSS.escape(owner?.getAttribute(attribute) ?? '')}"]`;
}

/** Remembers the focused control and its caret. Returns a function that focuses the control that replaced it. */
export function rememberFocus(stage: Element): () => void {
  const active = document.activeElement;
  const part = active && stage.contains(active) ? active.closest(PART) : null;
  const partClass = [...(part?.classList ?? [])].find((name) => PART_CLASS.test(name));
  const owner = active && ownerSelector(active);
  if (!active || !part || !partClass || !owner) return () => {};

  const index = focusableIn(part).indexOf(active as HTMLElement);
  const { selectionStart, selectionEnd } = active as HTMLInputElement;
  return () => {
    const successor = stage.querySelector(`${owner} .${partClass}`);
    const control = successor && focusableIn(successor)[index];
    control?.focus({ preventScroll: true });
    if (control instanceof HTMLInputElement && control.type === 'text') {
      control.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}
