import { relative, resolve } from 'node:path';

/** The project's folder. Gatsby and the scripts run in it; compiled files do not know their source path. */
export const PROJECT = process.cwd();

/** Path for error messages: relative to the project. */
export const projectPath = (file: string) => relative(PROJECT, file);

export const inProject = (...segments: string[]) => resolve(PROJECT, ...segments);

export const DOCS_FOLDER = inProject('content', 'docs');
