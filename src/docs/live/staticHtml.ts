import { createElement, type ComponentType } from 'react';
import type * as ReactDomServer from 'react-dom/server';
import { withDeterministicRandom } from './withDeterministicRandom';

/**
 * An island's initial HTML, identical in each build; empty in browsers, whose bundle leaves out the renderer. `name` is
 * React's identifierPrefix, as in the browser.
 */
export function staticHtml(component: ComponentType, name: string): string {
  if (process.env.BUILD_STAGE === 'build-html') {
    const { renderToString } = require('react-dom/server') as typeof ReactDomServer;
    return withDeterministicRandom(() => renderToString(createElement(component), { identifierPrefix: name }));
  }
  return '';
}
