import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram } from './findProgram';

const PROGRAMS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** CHROMIUM_PATH, or the system's browser; null if missing. */
function findChromium(): string | null {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH && existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : findProgram(...PROGRAMS);
}

/** Finds Chromium, or installs Debian's package when running as root. Throws Error that says what to do. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('There is no Chromium here: installing the package chromium.');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('The end-to-end tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.');
}
