import { staticHtml } from '../live/staticHtml';
import type * as Parts from './parts';

/** The HTML of a live part as the static page holds it. Browsers have nothing of it. */
export function staticPart(name: keyof typeof Parts): string {
  if (process.env.BUILD_STAGE === 'build-html') {
    const parts = require('./parts') as typeof Parts;
    return staticHtml(parts[name], name);
  }
  return '';
}
