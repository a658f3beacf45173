import { Document, isScalar, visit } from 'yaml';

/** A table as the text of a file that a command writes, with each list of plain values on a line. */
export function tableText(table: object, comment: string): string {
  const document = new Document(table);
  document.commentBefore = ` ${comment}`;
  visit(document, { Seq: (_, node) => void (node.flow = node.items.every(isScalar)) });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
