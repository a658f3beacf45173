/** Tools of the project, in versions that work with every version of the library. */
const TOOLS = { typescript: '5.9.3', vite: '5.4.21' };

const TYPES = { '@types/react': '18.3.31', '@types/react-dom': '18.3.7' };

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['DOM', 'DOM.Iterable', 'ES2023'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

/** An app of one component, to become a project. */
export interface ProjectSource {
  title: string;
  /** The packages that it imports, with versions; React's among them. */
  dependencies: Readonly<Record<string, string>>;
  /** Its files, by path in `src/`. */
  files: Readonly<Record<string, string>>;
  /** The one that exports the component, such as `App.tsx`. */
  root: string;
  /** Style sheets of packages that it does not import itself. */
  styles?: readonly string[];
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** An app as a project that runs on its own, with Vite: all files by path. */
export function projectFiles({ title, dependencies, files, root, styles = [] }: ProjectSource): Record<string, string> {
  const names = Object.keys(dependencies).sort();
  return {
    'package.json': json({
      name: 'react-querybuilder-example',
      private: true,
      type: 'module',
      scripts: { start: 'vite', build: 'tsc && vite build' },
      dependencies: Object.fromEntries(names.map((name) => [name, dependencies[name]])),
      devDependencies: { ...TYPES, ...TOOLS },
    }),
    'index.html': page(title),
    'tsconfig.json': json(TSCONFIG),
    'src/main.tsx': main(root, styles),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`src/${path}`, text])),
  };
}

const page = (title: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

const main = (root: string, styles: readonly string[]) => `import { createRoot } from 'react-dom/client';
${styles.map((path) => `import '${path}';\n`).join('')}import App from './${root.replace(/\.\w+$/, '')}';

createRoot(document.getElementById('root')!).render(<App />);
`;
