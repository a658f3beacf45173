import { relative, resolve, sep } from 'node:path';

/** The project's folder. Gatsby and the scripts run in it; compiled files do not know their source path. */
export const PROJECT = process.cwd();

/** Path for error messages: relative to the project, with slashes. */
export const projectPath = (file: string) => relative(PROJECT, file).split(sep).join('/');

export const inProject = (...segments: string[]) => resolve(PROJECT, ...segments);

export const DOCS_FOLDER = inProject('content', 'docs');
