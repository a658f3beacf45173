import type { OtherPage } from './writeMarkdown';

export interface DemoNode extends Pick<OtherPage, 'path' | 'title' | 'description'> {
  position: number;
  packages: { name: string; version: string }[];
}

/** The page of a demo as markdown: what an app installs for it. */
export function demoTwin({ path, title, description, packages }: DemoNode): OtherPage {
  const list = packages.map(({ name, version }) => `- \`${name}\` ${version}\n`).join('');
  const markdown = list ? `It runs with these packages besides \`react-querybuilder\`:\n\n${list}` : '';
  return { path, title, description, markdown };
}
