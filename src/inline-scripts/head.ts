import { COLOR_MODE_KEY, preferredColorMode } from '../runtime/colorMode';
import { deferFoldsOnOpen } from '../runtime/folds';
import { nameClosedAnnouncement } from './announcement';
import { escapeMalformedHash } from './escapeMalformedHash';
import { scriptData } from './scriptData';
import { readStored } from './readStored';
import { listenForSearchKeys } from './searchKeys';

/**
 * Runs in the head of every page, before other scripts and the first paint. The script element's `data-search` is the
 * path of the search page, path prefix included.
 */
export default function prepare(): void {
  escapeMalformedHash();
  deferFoldsOnOpen();
  document.documentElement.dataset.theme = preferredColorMode(readStored(COLOR_MODE_KEY));
  nameClosedAnnouncement();
  listenForSearchKeys(scriptData().search ?? '');
}
