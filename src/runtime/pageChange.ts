import { createStore, type Store } from './createStore';

/** For the files of the next page. */
export const PAGE_TIMEOUT_MS = 10_000;

/** `offline`: the next page's files wait for a connection. */
export type ChangeStatus = 'idle' | 'changing' | 'offline';

interface PageChangeEnvironment {
  /** Fetches a page's files; resolves to whether the page can be shown. */
  load(path: string): Promise<boolean>;
  isLoaded(path: string): boolean;
  isOnline(): boolean;
  connected(): Promise<void>;
}

interface PageChanges {
  status: Store<ChangeStatus>;
  /**
   * Keeps the old page until the next one's files have loaded. A later call replaces a pending change.
   *
   * @param leave makes the browser load the page itself if its files failed
   */
  begin(path: string, show: () => void, leave: () => void): Promise<void>;
  shown(): void;
  cancel(): void;
}

export function createPageChanges({ load, isLoaded, isOnline, connected }: PageChangeEnvironment): PageChanges {
  const status = createStore<ChangeStatus>('idle');
  let underway: object | null = null;

  return {
    status,
    async begin(path, show, leave) {
      const change = {};
      underway = change;
      const isOver = () => underway !== change;
      const waitForConnection = async () => {
        status.set('offline');
        await connected();
        if (!isOver()) status.set('changing');
      };

      // A loaded page is shown immediately, without a status.
      if (!isLoaded(path)) {
        status.set('changing');
        if (!isOnline()) await waitForConnection();
      }
      const ready = !isOver() && (await load(path));
      // Leaving while offline would lose the current page as well.
      if (!isOver() && !ready && !isOnline()) await waitForConnection();
      if (isOver()) return;
      underway = null;
      if (ready) show();
      else leave();
    },
    shown() {
      if (!underway) status.set('idle');
    },
    cancel() {
      underway = null;
      status.set('idle');
    },
  };
}
