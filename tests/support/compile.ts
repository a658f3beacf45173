import { compileDocument } from '../../src/gatsby/document/compileDocument';
import type { DocumentContext } from '../../src/gatsby/document/context';

const context: DocumentContext = {
  link(target) {
    if (target.includes('nowhere')) throw new Error(`link to ${target}: expected a page`);
    return target;
  },
  readExample(name) {
    if (name !== 'intro/fields') throw new Error(`no example ${name}`);
    return { id: '5/intro/fields', code: 'export default () => null;', files: { 'fields.tsx': '' } };
  },
  image: (target) =>
    Promise.resolve(
      /none|dark/.test(target)
        ? undefined
        : {
            file: `content/docs/5/${target}`,
            digest: 'd',
            width: 20,
            height: 10,
            src: target,
            variants: [],
          },
    ),
  before: null,
  nextId: (prefix) => `${prefix}-1`,
};

/** Compiles a page body as if after four lines of front matter. */
export const compile = (body: string, changes: Partial<DocumentContext> = {}) =>
  compileDocument(
    body,
    { file: 'content/docs/5/a.mdx', firstLine: 5 },
    { title: 'A', site: 'https://a.example/p', path: '/docs/a' },
    { ...context, ...changes },
  );
