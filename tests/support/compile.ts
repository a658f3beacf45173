import { compileDocument } from '../../src/build/document/compileDocument';
import type { DocumentContext } from '../../src/build/document/context';

const context: DocumentContext = {
  link(target) {
    if (target.includes('nowhere')) throw new Error(`link to ${target}: expected a page`);
    return target;
  },
  readExample(name) {
    if (name !== 'intro/fields') throw new Error(`no example ${name}`);
    return { id: '5/intro/fields', code: 'export default () => null;', files: {} };
  },
  api: null,
  nextId: (prefix) => `${prefix}-1`,
};

/** Compiles the body of a page: front matter of four lines stands before the body, as in a real page. */
export const compile = (body: string) => compileDocument(body, { file: 'content/docs/5/a.mdx', firstLine: 5 }, context);
