import { useState } from 'react';
import { focusMain } from '../runtime/focusMain';
import { ANNOUNCEMENT_KEY, announcementScript } from '../runtime/inlineScripts';
import { writeStorage } from '../runtime/storage';
import { CloseIcon } from './icons';
import { SmartLink } from './SmartLink';
import type { Site } from './useSite';
import * as styles from './AnnouncementBar.module.css';

/** A line above the top bar, until its reader closes it. A script hides a closed one before the first paint. */
export function AnnouncementBar({ announcement }: { announcement: NonNullable<Site['announcement']> }) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;

  const close = () => {
    focusMain();
    writeStorage(ANNOUNCEMENT_KEY, announcement.id);
    setClosed(true);
  };
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: announcementScript(announcement.id) }} />
      <aside className={styles.bar} aria-label="Announcement" data-inert-behind-menu="">
        <p>
          {announcement.text} {/* It stands on every page, and few who see it want what it leads to. */}
          {announcement.link && (
            <SmartLink to={announcement.link.to} prefetch={false}>
              {announcement.link.label}
            </SmartLink>
          )}
        </p>
        <button type="button" className={styles.close} aria-label="Close" onClick={close}>
          <CloseIcon />
        </button>
      </aside>
    </>
  );
}
