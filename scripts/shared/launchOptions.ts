import { requireChromium } from './findChromium';

/**
 * What the browser leaves off: the two pages of its own in which it would show what its address bar suggests. It opens
 * them for each context, and no test ever sees them; they take half of the processor's time.
 */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright has it leave off. It heeds the last of several lists alone, so that ours has to name these, too. */
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

/** How tests and benchmarks start the browser, whoever drives it: without what would use the network or the processor. */
export const launchOptions = () => ({
  executablePath: requireChromium(process.env),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...OWN_PAGES, ...OFF_BY_PLAYWRIGHT].join(',')}`,
  ],
});
