import { scriptData } from './scriptData';
import { readStored } from './readStored';

export const ANNOUNCEMENT_KEY = 'announcement-dismissed';

/** Runs right before the announcement named by its `data-id` and hides a dismissed one before the first paint. */
export default function hideClosed(): void {
  if (readStored(ANNOUNCEMENT_KEY) === scriptData().id) document.documentElement.dataset.announcement = 'dismissed';
}
