import type { SyntaxNodeRef } from '@lezer/common';
import { isLibraryPackage } from '../api/libraryPackage';
import type { ParsedPart } from './parseCode';

/** The address of a name's documentation; null if it has none. */
export type LinkOfName = (name: string) => string | null;

/** A name of the library in a sample. */
interface LibraryName {
  from: number;
  to: number;
  href: string;
}

const REFERENCES = new Set(['VariableName', 'TypeName', 'JSXIdentifier']);
const DEFINITIONS = new Set(['VariableDefinition', 'TypeDefinition']);

/**
 * The names in a script that mean what the library exports: those that are documented, and that the script does not
 * define or import from elsewhere.
 *
 * @param linkOf receives `formatQuery`, or `QueryBuilderProps.fields` for an attribute
 */
export function libraryNames(parts: readonly ParsedPart[], code: string, linkOf: LinkOfName): LibraryName[] {
  const found: { from: number; to: number; name: string; owner: string | null }[] = [];
  const own = new Set<string>();
  const visit = (node: SyntaxNodeRef) => {
    const { from, to } = node;
    const name = code.slice(from, to);
    const isImported = DEFINITIONS.has(node.name) && isOfLibraryImport(node, code);
    if (DEFINITIONS.has(node.name) && !isImported) own.add(name);
    const isReference = isImported || REFERENCES.has(node.name) || isShorthand(node);
    if (isReference) found.push({ from, to, name, owner: attributeOwner(node, code) });
  };
  for (const part of parts) {
    // The tree also enters what touches the part, or has it inside.
    part.tree.iterate({ enter: (node) => void (part.from <= node.from && node.to <= part.to && visit(node)) });
  }
  return found.flatMap(({ from, to, name, owner }) => {
    const href = own.has(owner ?? name) ? null : linkOf(owner === null ? name : `${owner}Props.${name}`);
    return href === null ? [] : [{ from, to, href }];
  });
}

function isOfLibraryImport({ node }: SyntaxNodeRef, code: string): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.name !== 'ImportDeclaration') continue;
    const from = parent.getChild('String');
    return from !== null && isLibraryPackage(code.slice(from.from + 1, from.to - 1));
  }
  return false;
}

/** The property of `{ formatQuery }`. */
const isShorthand = ({ name, node }: SyntaxNodeRef) =>
  name === 'PropertyDefinition' && node.parent?.name === 'Property' && node.parent.firstChild?.nextSibling === null;

/** `QueryBuilder` for the attribute `fields` of `<QueryBuilder>`; null for what is not an attribute. */
function attributeOwner({ node }: SyntaxNodeRef, code: string): string | null {
  if (node.parent?.name !== 'JSXAttribute') return null;
  const tag = node.parent.parent?.getChild('JSXIdentifier');
  return tag ? code.slice(tag.from, tag.to) : '';
}
