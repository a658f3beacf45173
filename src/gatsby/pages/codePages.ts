import { readdirSync } from 'node:fs';
import { inProject, projectPath } from '../paths';
import type { PlannedRoute } from './duplicateRoutes';

const FOLDER = 'src/pages';

/** The pages that Gatsby creates from modules in src/pages. */
export const codePages = (): PlannedRoute[] =>
  readdirSync(inProject(FOLDER)).map((name) => ({
    path: `/${name.replace(/\.tsx$/, '').replace(/^index$/, '')}`,
    file: `${FOLDER}/${name}`,
  }));

/** Whether Gatsby created the page from a module in src/pages. */
export const isCodePage = ({ component }: { component: string }): boolean =>
  projectPath(component).startsWith(`${FOLDER}/`);
