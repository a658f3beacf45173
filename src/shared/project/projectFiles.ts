import { escapeHtml } from '../escapeHtml';

/** Pinned to versions that work with every version of the library. */
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

interface ProjectSource {
  title: string;
  /** Package versions, React's included. */
  dependencies: Readonly<Record<string, string>>;
  /** File contents by path below `src/`. */
  files: Readonly<Record<string, string>>;
  /** Exports the component, such as `App.tsx`. */
  root: string;
  /** Package style sheets that the files do not import themselves. */
  styles?: readonly string[];
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Makes an app a standalone Vite project: file contents by path. */
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
    <title>${escapeHtml(title)}</title>
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
