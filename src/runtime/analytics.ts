/** Marks the tag of gatsby-plugin-google-gtag, which stays inert until measuring is allowed. */
export const ANALYTICS_ATTRIBUTE = 'data-analytics';

/** How long to wait for a page's title, in ms. */
const TITLE_TIMEOUT_MS = 1000;

interface Privacy {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

type Gtag = (...command: unknown[]) => void;

interface AnalyticsWindow {
  dataLayer?: unknown[];
  gtag?: Gtag;
  excludeGtagPaths?: RegExp[];
}

const tag = () => document.querySelector(`[${ANALYTICS_ATTRIBUTE}]`);

/** Not for a reader who sends Do Not Track or Global Privacy Control. */
function isMeasured(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Privacy;
  return tag() !== null && doNotTrack !== '1' && globalPrivacyControl !== true;
}

export function startAnalytics(): void {
  if (!isMeasured()) return;
  const address = tag()?.getAttribute(ANALYTICS_ATTRIBUTE) ?? '';
  configure(window as AnalyticsWindow, new URL(address).searchParams.get('id'));
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

/** Replaces the plugin's inline script. Page views are sent by sendPageView instead. */
function configure(shared: AnalyticsWindow, id: string | null) {
  const commands = (shared.dataLayer ??= []);
  // Google's script recognizes commands by their being `arguments` objects.
  shared.gtag = function () {
    // eslint-disable-next-line prefer-rest-params -- as above
    commands.push(arguments);
  };
  shared.excludeGtagPaths = [/^/];
  shared.gtag('js', new Date());
  shared.gtag('config', id, { send_page_view: false });
}

/** Sends a page view once the page has its own title. A change of only search or hash is not a page view. */
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

/**
 * Resolves when the title element is replaced, which happens shortly after the page is shown, or after TITLE_TIMEOUT_MS.
 */
function titleChanged(): Promise<void> {
  const title = () => document.head.querySelector('title');
  const old = title();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (title() && title() !== old) done();
    });
    const timer = setTimeout(() => done(), TITLE_TIMEOUT_MS);
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    observer.observe(document.head, { childList: true });
  });
}
