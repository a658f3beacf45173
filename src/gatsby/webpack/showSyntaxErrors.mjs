import { transform } from '@swc/core';

/**
 * A webpack loader for examples in development: one that cannot be parsed becomes a component that throws where it is
 * shown, so that the rest of its page works. Webpack itself would replace the page.
 */
export default function showSyntaxErrors(source) {
  const done = this.async();
  transform(source, { jsc: { parser: { syntax: 'typescript', tsx: true } }, swcrc: false }).then(
    () => done(null, source),
    () => done(null, `export default function Invalid() { throw new SyntaxError('it cannot be parsed'); }`),
  );
}
