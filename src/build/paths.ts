import { relative, resolve, sep } from 'node:path';

/** The project's folder. Gatsby and the scripts run in it, and compiled files do not know where they came from. */
export const PROJECT = process.cwd();

/** Path of a file as errors show it: relative to the project, with slashes. */
export const projectPath = (file: string) => relative(PROJECT, file).split(sep).join('/');

/** Absolute path of a file of the project. */
export const inProject = (...segments: string[]) => resolve(PROJECT, ...segments);

/** Where the pages of the versions stand. */
export const DOCS_FOLDER = inProject('content', 'docs');

/** Where compiled pages are kept, which goes when Gatsby empties its cache. */
export const DOCUMENTS = inProject('.cache', 'documents');
