import { readStored } from './readStored';

export const ANNOUNCEMENT_KEY = 'announcement-dismissed';

/** Names the announcement that was closed, which a style in the head of each page hides before the first paint. */
export function nameClosedAnnouncement(): void {
  const id = readStored(ANNOUNCEMENT_KEY);
  if (id && /^[\w-]{1,50}$/.test(id)) document.documentElement.dataset.closed = id;
}
