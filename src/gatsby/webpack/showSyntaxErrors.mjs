import { transform } from '@swc/core';

/**
 * A webpack loader for examples in development: one that cannot be parsed says so where it is shown, so that the rest of
 * its page works. Webpack itself would replace the page, and Gatsby would cover it if the component threw.
 */
export default function showSyntaxErrors(source) {
  const done = this.async();
  transform(source, { jsc: { parser: { syntax: 'typescript', tsx: true } }, swcrc: false }).then(
    () => done(null, source),
    () => done(null, `export default function Invalid() { return 'This example cannot be parsed.'; }`),
  );
}
