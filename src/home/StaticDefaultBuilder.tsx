import type { DefaultBuilder } from './DefaultBuilder';

/** The builder as the static page holds it. Browsers never render it, and their bundle has nothing of it. */
export function StaticDefaultBuilder() {
  if (process.env.BUILD_STAGE === 'build-html') {
    const module = require('./DefaultBuilder') as { DefaultBuilder: typeof DefaultBuilder };
    return <module.DefaultBuilder />;
  }
  return null;
}
