import { createStore, type Store } from './createStore';

/** `offline`: the next page's files wait for a connection. */
export type ChangeStatus = 'idle' | 'changing' | 'offline';

/** What a change of page needs of its surroundings. */
export interface Surroundings {
  /** Fetches the files of the page at a path; gives whether it can be shown. */
  load(path: string): Promise<boolean>;
  isLoaded(path: string): boolean;
  isOnline(): boolean;
  /** Resolves when there is a connection. */
  connected(): Promise<void>;
}

interface PageChanges {
  status: Store<ChangeStatus>;
  /**
   * Changes the page: the old one stays until the files of the next have come. A later change takes the place of one
   * that is under way.
   *
   * @param path of the next page
   * @param show shows it, once its files are there
   * @param leave has the browser load it at its own address, where its files did not come
   */
  begin(path: string, show: () => void, leave: () => void): Promise<void>;
  /** A page shows: the change to it has ended, unless the next one is under way already. */
  shown(): void;
  /** Gives up the change under way: the page at hand stays. */
  cancel(): void;
}

/** Makes what runs the changes of page, one at a time. */
export function createPageChanges({ load, isLoaded, isOnline, connected }: Surroundings): PageChanges {
  const status = createStore<ChangeStatus>('idle');
  /** The change whose files are on their way. */
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

      // A page that is there shows at once: there is nothing to tell.
      if (!isLoaded(path)) {
        status.set('changing');
        if (!isOnline()) await waitForConnection();
      }
      const ready = !isOver() && (await load(path));
      // To leave without a connection would be to lose the page at hand as well.
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
