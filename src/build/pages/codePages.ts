import { readdirSync } from 'node:fs';
import { inProject, projectPath } from '../paths';
import type { PlannedRoute } from './duplicateRoutes';

const FOLDER = 'src/pages';

/** The pages that Gatsby makes by itself, of the modules in src/pages. */
export const codePages = (): PlannedRoute[] =>
  readdirSync(inProject(FOLDER)).map((name) => ({
    path: `/${name.replace(/\.tsx$/, '').replace(/^index$/, '')}`,
    file: `${FOLDER}/${name}`,
  }));

/** Whether a page of Gatsby's is one of them: it is written in code, and not in content. */
export const isCodePage = ({ component }: { component: string }): boolean =>
  projectPath(component).startsWith(`${FOLDER}/`);
