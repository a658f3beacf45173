import type { Node, NodeInput, NodePluginArgs } from 'gatsby';

/** A node that is made out of another. */
export interface NewNode {
  id: string;
  type: string;
  fields: object;
}

/** Makes a node out of another one, with which it changes and goes. */
export function addChild(
  parent: Node,
  { id, type, fields }: NewNode,
  { actions, createContentDigest }: Pick<NodePluginArgs, 'actions' | 'createContentDigest'>,
): void {
  const child: NodeInput = {
    ...fields,
    id,
    parent: parent.id,
    children: [],
    internal: { type, contentDigest: createContentDigest([fields, parent.internal.contentDigest]) },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent, child: child as Node });
}
