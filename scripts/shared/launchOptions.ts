import { requireChromium } from './findChromium';

/** How tests and benchmarks start the browser, whoever drives it: without what would use the network or the processor. */
export const launchOptions = () => ({
  executablePath: requireChromium(process.env),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
