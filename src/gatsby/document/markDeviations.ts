import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { deviationsOf, type Deviation, type PageRuns } from './runsOn';
// Declares the panels of tabs.
import type {} from './tabs';

declare module 'hast' {
  interface ElementData {
    /** Of a sample or a live example that was run on other versions; `place` is that of an example. */
    sample?: { code: string; place?: string };
  }
}

/**
 * Marks the samples that do not run on another version as they do here, each with its reason. Versions on which most of
 * them do not are named only in the sentence at the foot.
 *
 * @returns the sentence; null for a page without samples
 */
export function markDeviations(content: ElementContent[], { docId, labels, table }: PageRuns): Element | null {
  // However often the page has a sample, it counts once.
  const found = new Map<string, { elements: Set<Element>; deviations: Deviation[] }>();
  const add = (element: ElementContent) => {
    if (element.type !== 'element') return;
    // The markdown of tabs is made of their panels.
    element.data?.panel?.content.forEach(add);
    const { sample } = element.data ?? {};
    if (!sample) return;
    const { code, place = docId } = sample;
    const known = found.get(`${place} ${code}`);
    if (known) known.elements.add(element);
    else found.set(`${place} ${code}`, { elements: new Set([element]), deviations: deviationsOf(table, place, code) });
  };
  visit({ type: 'root', children: content }, 'element', add);
  if (found.size === 0 || labels.size === 0) return null;
  const all = [...found.values()];
  const isMost = (version: string) =>
    all.filter(({ deviations }) => deviations.some((it) => it.version === version)).length > all.length / 2;
  const most = [...labels.keys()].filter(isMost);
  for (const { elements, deviations } of all) {
    const shown = deviations.filter(({ version }) => labels.has(version) && !most.includes(version));
    if (shown.length > 0) elements.forEach((it) => it.children.push(mark(shown, labels)));
  }
  const named = (names: readonly string[]) => LIST.format(names.map((name) => labels.get(name) ?? name));
  const others = [...labels.keys()].filter((name) => !most.includes(name));
  const parts = [
    ...(others.length > 0 ? [`Samples without a mark run the same on ${named(others)}.`] : []),
    ...(most.length > 0 ? [`Most samples do not run the same on ${named(most)}.`] : []),
  ];
  return h('p', { className: 'runs-on' }, parts.join(' '));
}

function mark(deviations: readonly Deviation[], labels: PageRuns['labels']): Element {
  const versions = [...labels].filter(([name]) => deviations.some(({ version }) => version === name));
  const reasons = new Set(deviations.map(({ reason }) => reason));
  const texts =
    reasons.size === 1
      ? [...reasons]
      : versions.map(([name, label]) => `${label}: ${deviations.find(({ version }) => version === name)?.reason}`);
  return h('details', [
    h('summary', `Differs on ${LIST.format(versions.map(([, label]) => label))}`),
    ...texts.map((text) => h('p', withCode(text))),
  ]);
}

const LIST = new Intl.ListFormat('en-GB');

/** A text with code in backticks. */
const withCode = (text: string) => text.split('`').map((part, index) => (index % 2 === 1 ? h('code', part) : part));
