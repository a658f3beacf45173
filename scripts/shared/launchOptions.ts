import { requireChromium } from './findChromium';

/** Omnibox popup pages. Chromium opens both for each context, and they take half of the CPU time. */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Playwright's own list. Chromium only honours the last `--disable-features`, so ours must repeat it. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Launch options for benchmarks and tests (Playwright and Puppeteer), without background network and CPU use. */
export const launchOptions = () => ({
  executablePath: requireChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Reuses a renderer process instead of starting one per page.
    '--renderer-process-limit=1',
    `--disable-features=${[...OWN_PAGES, ...OFF_BY_PLAYWRIGHT].join(',')}`,
  ],
});

/**
 * Launch options for tests: all pages and frames share a process. To start one for each page takes half of the CPU time.
 * V8 does without its slowest compiler, whose code pays in long runs: the tests of every page take a sixth less.
 */
export const sharedProcessOptions = () => {
  const options = launchOptions();
  return { ...options, args: [...options.args, '--disable-site-isolation-trials', '--js-flags=--no-turbofan'] };
};
