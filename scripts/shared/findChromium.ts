import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** CHROMIUM_PATH, or the system's browser; null if missing. */
export function findChromium(variables: NodeJS.ProcessEnv): string | null {
  const folders = (variables.PATH ?? '').split(delimiter);
  const candidates = [
    variables.CHROMIUM_PATH ?? '',
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...APPLICATIONS,
  ];
  return candidates.find((file) => file !== '' && existsSync(file)) ?? null;
}

/** Finds Chromium, or installs Debian's package when running as root. Throws Error that says what to do. */
export function requireChromium(variables: NodeJS.ProcessEnv): string {
  const found = findChromium(variables);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('There is no Chromium here: installing the package chromium.');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const installed = findChromium(variables);
    if (installed) return installed;
  }
  throw new Error('The end-to-end tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.');
}
