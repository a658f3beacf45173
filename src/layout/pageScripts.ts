import {
  announcementScript,
  colorModeScript,
  hashGuardScript,
  pagePathScript,
  redirectScript,
} from '../runtime/inlineScripts';
import { foldScript } from '../runtime/foldScript';
import { startScript } from '../runtime/startScript';
import { searchKeysScript } from '../search/searchKeysScript';

/**
 * The script at the head of every page, before all others.
 *
 * @param searchPath path of the search page, path prefix included
 */
export const headScript = (searchPath: string): string =>
  [hashGuardScript(), colorModeScript(), foldScript(), searchKeysScript(searchPath)].join(';');

/**
 * The texts of all scripts that stand in pages: no other may run there. They are the same on each page, so that one policy
 * serves the site; what differs stands in the attributes of their elements.
 *
 * @param searchPath path of the search page, path prefix included
 * @param announcement id of the announcement, if there is one
 */
export const pageScripts = (searchPath: string, announcement: string | undefined): string[] => [
  headScript(searchPath),
  ...(announcement === undefined ? [] : [announcementScript(announcement)]),
  pagePathScript(),
  startScript(),
  redirectScript(),
];
