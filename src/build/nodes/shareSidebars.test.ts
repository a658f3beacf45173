import { expect, test } from 'vitest';
import { docsSidebarId, shareSidebars } from './shareSidebars';

test('each sidebar has a node, which changes with it and goes with its version', () => {
  const made = new Map<string, object>();
  const parents: string[] = [];
  const version = (name: string) => ({ id: `version ${name}`, name, internal: { contentDigest: name } });
  const args = {
    actions: {
      createNode: (node: { id: string }) => made.set(node.id, node),
      createParentChildLink: ({ parent }: { parent: { id: string } }) => parents.push(parent.id),
    },
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNodesByType: () => [version('5'), version('4')],
  };
  const [all, api] = [[{ label: 'A', path: '/docs/a' }], [{ label: 'API', path: '/docs/api', items: [] }]];
  const sidebars = new Map([
    ['', all],
    ['/docs/api', api],
  ]);
  shareSidebars(args as never, new Map([['5', sidebars]]));
  expect([...made.keys()]).toEqual([docsSidebarId('5', ''), docsSidebarId('5', '/docs/api')]);
  expect(made.get(docsSidebarId('5', '/docs/api'))).toMatchObject({
    entries: api,
    internal: { type: 'DocsSidebar', contentDigest: JSON.stringify([{ entries: api }, '5']) },
  });
  expect(parents).toEqual(['version 5', 'version 5']);
});
