import { z } from 'zod';
import type { DocumentElement, DocumentNode } from '../../document/types';
import type { ApiChange } from '../api/compareApis';
import { spaced } from './apiParts';
import { versionApiOf, type DocumentContext } from './context';
import { defineComponent } from './defineComponent';

const KINDS = [
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['removed', 'Removed'],
] as const;

/** Characters up to which two types side by side tell a reader something. */
const LEGIBLE = 400;

/** `<ApiChanges />`: all that was added, changed and removed since the version before, package by package. */
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
    return ['div', { className: 'api' }, ...blocks];
  },
});

function block(title: string, name: string, changes: readonly ApiChange[], context: DocumentContext): DocumentElement {
  const symbols = [...new Set(changes.map(({ symbol }) => symbol))];
  const items = symbols.map((symbol) =>
    item(
      symbol,
      changes.filter((it) => it.symbol === symbol),
      context,
    ),
  );
  return [
    'details',
    null,
    ['summary', null, title, ['code', null, name], ` (${changes.length})`],
    ['ul', null, ...items],
  ];
}

function item(symbol: string, changes: readonly ApiChange[], context: DocumentContext): DocumentElement {
  const members = changes.filter(({ member }) => member !== null);
  const whole = changes.find(({ member }) => member === null);
  const nested: DocumentElement[] =
    members.length === 0
      ? []
      : [
          [
            'ul',
            null,
            ...members.map((it): DocumentElement => [
              'li',
              null,
              ...described(`${symbol}.${it.member}`, it.member ?? '', it, context),
            ]),
          ],
        ];
  return [
    'li',
    null,
    ...(whole ? described(symbol, symbol, whole, context) : [named(symbol, symbol, context)]),
    ...nested,
  ];
}

function described(
  path: string,
  label: string,
  { kind, before, after }: ApiChange,
  context: DocumentContext,
): DocumentNode[] {
  const name = named(path, label, context);
  if (kind !== 'changed' || before === null || after === null) return [name];
  if (before.length + after.length > LEGIBLE) return [name];
  return spaced([name, 'was', ['code', null, before], 'and is', ['code', null, after]]);
}

function named(path: string, label: string, { api, link }: DocumentContext): DocumentElement {
  const place = [path, path.split('.')[0] ?? path].find((it) => api?.isDocumented(it));
  const code: DocumentElement = ['code', null, label];
  return place === undefined ? code : ['Link', { to: link(`api:${place}`) }, code];
}
