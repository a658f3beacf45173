import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { parseCodeMeta } from './codeMeta';

/** Removes the samples that only prove what the text says. */
export function remarkWithoutProofs() {
  return (tree: Root) => {
    visit(tree, 'code', ({ meta }, index, parent) => {
      if (!parent || index === undefined || !isProof(meta)) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}

function isProof(meta: string | null | undefined): boolean {
  try {
    return parseCodeMeta(meta ?? '').proof;
  } catch {
    // What compiles the fence reports it, with its place.
    return false;
  }
}
