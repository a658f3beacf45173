import type * as Parts from './parts';

/** A live part as the static page holds it. Browsers never render it, and their bundle has nothing of it. */
export function StaticPart({ name }: { name: keyof typeof Parts }) {
  if (process.env.BUILD_STAGE === 'build-html') {
    const parts = require('./parts') as typeof Parts;
    const Part = parts[name];
    return <Part />;
  }
  return null;
}
