import { compressToBase64 } from 'lz-string';

export interface ProjectHost {
  name: string;
  action: string;
  fields(title: string, files: Readonly<Record<string, string>>): Record<string, string>;
}

export const PROJECT_HOSTS: readonly ProjectHost[] = [
  {
    name: 'CodeSandbox',
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields(_title, files) {
      const contents = Object.entries(files).map(([path, content]) => [path, { content }]);
      const compressed = compressToBase64(JSON.stringify({ files: Object.fromEntries(contents) }));
      return { parameters: compressed.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') };
    },
  },
  {
    name: 'StackBlitz',
    action: 'https://stackblitz.com/run',
    fields(title, files) {
      const contents = Object.entries(files).map(([path, content]) => [`project[files][${path}]`, content]);
      return { 'project[title]': title, 'project[template]': 'node', ...Object.fromEntries(contents) };
    },
  },
];
