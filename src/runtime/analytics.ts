/** The place of the tag that gatsby-plugin-google-gtag writes, and that waits for a reader who may be measured. */
export const ANALYTICS_ATTRIBUTE = 'data-analytics';

/** How long, in ms, a page may take to get its title. */
const TITLE_PATIENCE = 1000;

interface Privacy {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

type Gtag = (...command: unknown[]) => void;

/** What Google's tag and the plugin share with the page. */
interface AnalyticsWindow {
  dataLayer?: unknown[];
  gtag?: Gtag;
  /** Paths of which the plugin tells nothing. */
  excludeGtagPaths?: RegExp[];
}

/** Whether a reader's browser asks not to be tracked. */
export const refusesTracking = ({ doNotTrack, globalPrivacyControl }: Privacy): boolean =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';

const tag = () => document.querySelector(`[${ANALYTICS_ATTRIBUTE}]`);

const isMeasured = () =>
  tag() !== null &&
  !refusesTracking({ doNotTrack: (window as Privacy).doNotTrack }) &&
  !refusesTracking(navigator as Privacy);

/** Loads the analytics, if the site has any and the reader's browser does not refuse. */
export function startAnalytics(): void {
  if (!isMeasured()) return;
  const address = tag()?.getAttribute(ANALYTICS_ATTRIBUTE) ?? '';
  configure(window as AnalyticsWindow, new URL(address).searchParams.get('id'));
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

/** Does what the plugin would write into every page as a script. The site tells of its pages by itself. */
function configure(shared: AnalyticsWindow, id: string | null) {
  const commands = (shared.dataLayer ??= []);
  // Google's script tells commands from other entries by their being `arguments`.
  shared.gtag = function () {
    // eslint-disable-next-line prefer-rest-params -- as above
    commands.push(arguments);
  };
  shared.excludeGtagPaths = [/^/];
  shared.gtag('js', new Date());
  shared.gtag('config', id, { send_page_view: false });
}

/** Tells the analytics of a page, once it has its own title. Search and hash belong to the page. */
export async function sendPageView(location: Location, before: Location | null): Promise<void> {
  if (!isMeasured() || location.pathname === before?.pathname) return;
  const { pathname, search, hash, href } = location;
  if (before) await titleChanged();
  const { gtag } = window as AnalyticsWindow;
  gtag?.('event', 'page_view', {
    page_title: document.title,
    page_location: href,
    page_path: pathname + search + hash,
  });
}

/** Resolves when the page's head has another title element than now, as it gets a moment after the page itself. */
function titleChanged(): Promise<void> {
  const title = () => document.head.querySelector('title');
  const old = title();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (title() && title() !== old) done();
    });
    const timer = setTimeout(() => done(), TITLE_PATIENCE);
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    observer.observe(document.head, { childList: true });
  });
}
