import { withPrefix } from 'gatsby';
import { listen } from '../../runtime/listen';
import { fetchOk } from '../../shared/fetchOk';
import { referencePath, type Reference, type ReferenceEntry } from '../../shared/reference';
import './reference.css';

const references = new Map<string, Promise<Reference>>();

/** After a failure the next call tries again. */
function loadReference(version: string): Promise<Reference> {
  const known = references.get(version);
  if (known) return known;
  const loading = fetchOk(withPrefix(referencePath(version))).then((answer) => answer.json() as Promise<Reference>);
  references.set(version, loading);
  loading.catch(() => references.delete(version));
  return loading;
}

/** The documented name that an address or an id leads to. */
const nameOf = (anchor: string) => anchor.replace(/^.*api-/, '');

const CARD_ID = 'name-card';

const cardOf = () => document.getElementById(CARD_ID);

/** Time for a pointer to cross names, and to move from a name to its card. */
const CROSSING_MS = 250;

/** The name whose card is shown, or soon will be. */
let asked: HTMLAnchorElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let stopListening = () => {};

/** Shows the type of a name and a sentence about it, until the pointer or the focus leaves it, or Escape. */
export function explainName(link: HTMLAnchorElement, version: string): void {
  if (link === asked) return;
  close();
  asked = link;
  stopListening = listen(document, { pointerover: onPointer, focusin: onFocus, keydown: onKey, click: close });
  const show = () => {
    loadReference(version).then(
      (reference) => link === asked && showCard(link, reference),
      () => link === asked && close(),
    );
  };
  if (link === document.activeElement) show();
  else timer = setTimeout(show, CROSSING_MS);
}

function close(): void {
  clearTimeout(timer);
  cardOf()?.remove();
  asked?.removeAttribute('aria-describedby');
  asked = null;
  stopListening();
}

function onPointer({ target }: Event): void {
  const card = cardOf();
  const isInside = [asked, card].some((it) => it?.contains(target as Node));
  if (asked === document.activeElement || (isInside && !card)) return;
  clearTimeout(timer);
  if (!isInside) timer = setTimeout(close, card ? CROSSING_MS : 0);
}

function onFocus({ target }: Event): void {
  if (target !== asked) close();
}

function onKey({ key }: KeyboardEvent): void {
  if (key === 'Escape') close();
}

function showCard(link: HTMLAnchorElement, reference: Reference): void {
  const entry = reference[nameOf(link.hash)];
  if (!entry) return close();
  const card = make('div', { id: CARD_ID, role: 'tooltip', popover: 'manual' }, [
    make('code', { translate: 'no' }, entry.type),
    make('p', {}, entry.text),
  ]);
  link.closest('article')?.append(card);
  card.showPopover?.();
  link.setAttribute('aria-describedby', CARD_ID);
  placeCard(card, link.getBoundingClientRect());
}

/** Below the name, or above it where there is no room, without a gap that a pointer would fall into. */
function placeCard(card: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { width, height } = card.getBoundingClientRect();
  const isBelow = bottom + height <= clientHeight || top < height;
  card.style.left = `${Math.max(0, Math.min(left, clientWidth - width)) + window.scrollX}px`;
  card.style.top = `${(isBelow ? bottom : top - height) + window.scrollY}px`;
}

/** Lists the sections whose samples use the name that the details element belongs to. */
export async function listSamples(details: HTMLElement, version: string): Promise<void> {
  const name = nameOf(details.closest('[id^="api-"]')?.id ?? '');
  const list = await loadReference(version).then(
    (reference) => listOf(reference[name]?.samples ?? []),
    () => make('p', { role: 'alert' }, 'The list could not be loaded. Close this and open it again.'),
  );
  // An earlier opening may have been answered meanwhile.
  details.querySelector('ul, p')?.remove();
  details.append(list);
}

function listOf(samples: ReferenceEntry['samples']): HTMLElement {
  if (samples.length === 0) return make('p', {}, 'None in this version.');
  const items = samples.map(({ page, sections }) => {
    const links = sections.flatMap(({ label, path }, index) => [
      index === 0 ? ': ' : ', ',
      make('a', { href: withPrefix(path) }, label),
    ]);
    return make('li', {}, [page, ...links]);
  });
  return make('ul', {}, items);
}

function make(tag: string, attributes: Record<string, string>, content: string | (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...(typeof content === 'string' ? [content] : content));
  return element;
}
