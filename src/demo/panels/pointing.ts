import { listen } from '../../runtime/listen';
import { exportOptions } from '../core/exportQuery';
import { ruleSpans, type Span } from '../core/marks';
import type { DemoState } from '../core/state';
import { BUILDER_ID } from '../focusBuilder';

const HIGHLIGHT = 'pointed-rule';

/** In a text of several nodes. */
function rangeOf(text: Node, { start, end }: Span): Range {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let at = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node as Text;
    if (start >= at && start <= at + length) range.setStart(node, start - at);
    if (end >= at && end <= at + length) {
      range.setEnd(node, end - at);
      break;
    }
    at += length;
  }
  return range;
}

/** Where in a text the pointer is; undefined outside of it. */
function offsetAt(text: Node, { clientX, clientY }: PointerEvent): number | undefined {
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  const range = position ? undefined : document.caretRangeFromPoint?.(clientX, clientY);
  const node = position?.offsetNode ?? range?.startContainer;
  if (!node || !text.contains(node)) return undefined;
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEnd(node, position?.offset ?? range?.startOffset ?? 0);
  return before.toString().length;
}

const ruleElements = (path: string) =>
  document.querySelectorAll(`#${BUILDER_ID} .rule[data-path=${JSON.stringify(path)}]`);

/**
 * Lets rules and their parts of an exported text point at each other: what the pointer or the focus is on in the
 * builder is marked in the text, and what the pointer is on in the text is marked in the builder.
 *
 * @returns what ends it
 */
export function connect(text: HTMLElement, builder: HTMLElement, state: DemoState): () => void {
  const { query, view } = state;
  let known: Span[] | undefined;
  /** Not before something is pointed at. */
  const spans = () => (known ??= ruleSpans(query, view.format, exportOptions(state)));
  let pointed: string | undefined;
  const pointAt = (path: string | undefined) => {
    if (path === pointed) return;
    if (pointed) for (const rule of ruleElements(pointed)) rule.removeAttribute('data-pointed');
    pointed = path;
    if (path) for (const rule of ruleElements(path)) rule.setAttribute('data-pointed', '');
    const ranges = path ? spans().filter((span) => span.path === path) : [];
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges.map((span) => rangeOf(text, span))));
  };
  const pathOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('.rule')?.dataset.path : undefined;
  const focused = () => pathOf(builder.contains(document.activeElement) ? document.activeElement : null);

  const hovered = () => builder.querySelector<HTMLElement>('.rule:hover')?.dataset.path;

  const fromBuilder = ({ target }: Event) => pointAt(pathOf(target) ?? focused());
  const fromText = (event: PointerEvent) => {
    const offset = offsetAt(text, event);
    const at = offset === undefined ? undefined : spans().find(({ start, end }) => start <= offset && offset < end);
    pointAt(at?.path);
  };
  const leave = () => pointAt(focused());
  const ends = [
    listen(builder, { pointerover: fromBuilder, focusin: fromBuilder, focusout: leave, pointerleave: leave }),
    listen(text, { pointermove: fromText, pointerdown: fromText, pointerleave: leave }),
  ];
  // The text of a query that was edited by hand, or its colours, which are nodes of their own.
  const refresh = () => {
    const path = pointed;
    pointAt(undefined);
    pointAt(path ?? focused());
  };
  const nodes = new MutationObserver(refresh);
  nodes.observe(text, { childList: true, subtree: true, characterData: true });
  pointAt(hovered() ?? focused());
  return () => {
    nodes.disconnect();
    ends.forEach((end) => end());
    pointAt(undefined);
    CSS.highlights.delete(HIGHLIGHT);
  };
}
