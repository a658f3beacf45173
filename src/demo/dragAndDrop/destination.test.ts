import { convertToIC, findPath, move, type RuleGroupType, type RuleGroupTypeAny } from 'react-querybuilder';
import { describe, expect, test } from 'vitest';
import { destination, type Direction } from './destination';

const rule = (field: string) => ({ id: field, field, operator: '=', value: '' });

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    rule('a'),
    { id: 'g', combinator: 'or', rules: [rule('b'), { id: 'h', combinator: 'and', rules: [] }] },
    { id: 'l', combinator: 'or', disabled: true, rules: [rule('c')] },
    rule('x'),
  ],
};

type Item = RuleGroupTypeAny['rules'][number] | RuleGroupTypeAny;

/** `a(b())` for a rule `a` before a group that holds a rule `b` and an empty group. */
const shapeOf = (item: Item): string => {
  if (typeof item === 'string') return '';
  return 'rules' in item ? `(${item.rules.map(shapeOf).join('')})` : item.field;
};

function pathOf(group: RuleGroupTypeAny, id: string, path: number[] = []): number[] | undefined {
  for (const [index, item] of group.rules.entries()) {
    if (typeof item === 'string') continue;
    if (item.id === id) return [...path, index];
    const found = 'rules' in item ? pathOf(item, id, [...path, index]) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Each shape of the query as an item goes in one direction as far as it can, and the last query. */
function walk(start: RuleGroupTypeAny, id: string, direction: Direction) {
  const shapes: string[] = [];
  let current = start;
  for (;;) {
    const path = pathOf(current, id)!;
    const place = destination(current, path, direction);
    if (!place) return { shapes, current };
    current = move(current, path, place);
    expect(findPath(pathOf(current, id)!, current)).toMatchObject({ id });
    shapes.push(shapeOf(current));
  }
}

describe.each([
  ['one combinator a group', query],
  ['independent combinators', convertToIC(query)],
])('%s', (_form, start) => {
  test('a rule reaches every place but those in a locked group, and comes back the same way', () => {
    const up = walk(start, 'x', 'up');
    expect(up.shapes).toEqual(
      ['(a(b())x(c))', '(a(b()x)(c))', '(a(b(x))(c))', '(a(bx())(c))', '(a(xb())(c))'].concat([
        '(ax(b())(c))',
        '(xa(b())(c))',
      ]),
    );
    const down = walk(up.current, 'x', 'down');
    expect(down.shapes).toEqual([...up.shapes.slice(0, -1).reverse(), shapeOf(start)]);
  });

  test('a group moves with its rules, and a combinator is between every two items', () => {
    const { shapes, current } = walk(start, 'g', 'down');
    expect(shapes).toEqual(['(a(c)(b())x)', '(a(c)x(b()))']);
    if (!('combinator' in current))
      expect(current.rules.map((item) => typeof item)).toEqual(
        'object string object string object string object'.split(' '),
      );
  });

  test('the query itself has nowhere to go', () => {
    expect(destination(start, [], 'up')).toBeUndefined();
    expect(destination(start, [99, 0], 'down')).toBeUndefined();
  });
});
