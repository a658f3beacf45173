import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import type { ApiChange } from '../api/compareApis';
import { changedFrom } from './apiParts';
import { versionApiOf, type DocumentContext } from './context';
import { defineComponent } from './defineComponent';

const KINDS = [
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['removed', 'Removed'],
] as const;

/** Longest old and new type together, in characters, that are shown side by side. */
const MAX_LENGTH = 400;

/** `<ApiChanges />`: everything added, changed and removed since the previous version, by package. */
export const ApiChanges = defineComponent({
  empty: true,
  props: z.object({}),
  build({ context }) {
    const { changes, previousLabel } = versionApiOf(context);
    if (previousLabel === null) throw new Error('<ApiChanges>: expected a version that has one before it');
    const packages = [...new Set(changes.map((it) => it.package))];
    const blocks = packages.flatMap((name) =>
      KINDS.flatMap(([kind, title]) => {
        const some = changes.filter((it) => it.package === name && it.kind === kind);
        return some.length === 0 ? [] : [block(`${title} in `, name, some, context)];
      }),
    );
    return h('div', { className: 'api' }, blocks);
  },
});

function block(title: string, name: string, changes: readonly ApiChange[], context: DocumentContext): Element {
  const symbols = [...new Set(changes.map(({ symbol }) => symbol))];
  const items = symbols.map((symbol) =>
    item(
      symbol,
      changes.filter((it) => it.symbol === symbol),
      context,
    ),
  );
  return h('details', [h('summary', [title, h('code', name), ` (${changes.length})`]), h('ul', items)]);
}

function item(symbol: string, changes: readonly ApiChange[], context: DocumentContext): Element {
  const members = changes.filter(({ member }) => member !== null);
  const whole = changes.find(({ member }) => member === null);
  const nested = members.map((it) => h('li', described(`${symbol}.${it.member}`, it.member ?? '', it, context)));
  return h('li', [
    ...(whole ? described(symbol, symbol, whole, context) : [named(symbol, symbol, context)]),
    ...(nested.length > 0 ? [h('ul', nested)] : []),
  ]);
}

function described(
  path: string,
  label: string,
  { kind, before, after }: ApiChange,
  context: DocumentContext,
): (Element | string)[] {
  const name = named(path, label, context);
  if (kind !== 'changed' || before === null || after === null) return [name];
  if (before.length + after.length > MAX_LENGTH) return [name];
  return changedFrom(name, before, after);
}

function named(path: string, label: string, { api, link }: DocumentContext): Element {
  const place = api?.documentedName(path) ?? api?.documentedName(path.split('.')[0] ?? path);
  const code = h('code', label);
  return place === undefined ? code : h('a', { href: link(`api:${place}`) }, code);
}
