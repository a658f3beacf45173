import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { sampleUses } from './sampleUses';

const sample = (...hrefs: string[]) =>
  h('figure', [
    h('pre', [
      h(
        'code',
        hrefs.map((href) => h('a', { href }, 'x')),
      ),
    ]),
  ]);

test('tells in which sections the samples use a name, each section once', () => {
  const content = h(null, [
    sample('#api-Field'),
    h('h2', { id: 'sql' }, [h('a', { href: '/docs/a#api-Rule' }, 'not in a sample')]),
    h('div', [sample('/docs/a#api-Field', '/docs/a#api-Props.fields'), sample('/docs/a#api-Field')]),
    h('h3', { id: 'named' }),
    sample('#named', '#api-Field'),
  ]);
  expect(sampleUses(content)).toEqual({ Field: ['', 'sql', 'named'], 'Props.fields': ['sql'] });
});
