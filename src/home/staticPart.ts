import { staticHtml } from '../docs/live/staticHtml';
import type * as Parts from './parts';

/** A live part's initial HTML for the static page; empty in browsers, whose bundle leaves out the renderer. */
export function staticPart(name: keyof typeof Parts): string {
  if (process.env.BUILD_STAGE === 'build-html') {
    const parts = require('./parts') as typeof Parts;
    return staticHtml(parts[name], name);
  }
  return '';
}
