import { existsSync, readFileSync } from 'node:fs';
import { bundleCode } from './bundleCode';
import { digestOf } from './digest';
import { inProject } from './paths';

/** Where npm lists what it has installed. */
const INSTALLED = inProject('node_modules', '.package-lock.json');

/** Changes with what is installed. */
export const installedDigest = (): string => (existsSync(INSTALLED) ? digestOf(readFileSync(INSTALLED)) : '');

/**
 * Changes with the code of modules, with all of the project that they import, and with what is installed. It belongs to
 * the key of whatever is kept of their work: the bundler finds what a list would miss.
 *
 * @param modules scripts and style sheets, by their path in the project
 * @throws Error for a module that is not there
 */
export const codeDigest = (...modules: string[]): string => digestOf(installedDigest(), ...bundleCode(...modules));
