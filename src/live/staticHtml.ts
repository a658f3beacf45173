import { createElement, type ComponentType } from 'react';
import type * as ReactDomServer from 'react-dom/server';
import { withoutChance } from './withoutChance';

/**
 * The HTML of an island as it first renders, the same in each build. It is for the static pages alone: browsers get
 * nothing of what renders it.
 *
 * @param name begins the ids that React makes in the island, as it does in the browser
 */
export function staticHtml(component: ComponentType, name: string): string {
  if (process.env.BUILD_STAGE === 'build-html') {
    const { renderToString } = require('react-dom/server') as typeof ReactDomServer;
    return withoutChance(() => renderToString(createElement(component), { identifierPrefix: name }));
  }
  return '';
}
