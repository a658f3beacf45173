import { packageOf, type Packages } from './packages';

/** Tools of the project, in versions that work with every version of the library. */
const TOOLS = { typescript: '5.9.3', vite: '5.4.21' };

/** What every example needs, and its types. */
const ALWAYS = ['react', 'react-dom', 'react-querybuilder'];
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

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * An example as a project that runs on its own: with the packages that it imports, in the versions that it runs with
 * here.
 *
 * @param title what the example is called
 * @param files its files by name; the first is rendered
 * @param imported what they import from packages
 * @returns the project's files by path
 */
export function projectFiles(
  title: string,
  files: Readonly<Record<string, string>>,
  imported: readonly string[],
  { versions }: Pick<Packages, 'versions'>,
): Record<string, string> {
  const names = [...new Set([...ALWAYS, ...imported.map(packageOf)])].filter((name) => Object.hasOwn(versions, name));
  const entry = (Object.keys(files)[0] ?? '').replace(/\.\w+$/, '');
  const sources = Object.entries(files).map(([name, code]): [string, string] => [`src/example/${name}`, `${code}\n`]);
  return {
    'package.json': json({
      name: 'react-querybuilder-example',
      private: true,
      type: 'module',
      scripts: { start: 'vite', build: 'tsc && vite build' },
      dependencies: Object.fromEntries(names.sort().map((name) => [name, versions[name]])),
      devDependencies: { ...TYPES, ...TOOLS },
    }),
    'index.html': page(title),
    'tsconfig.json': json(TSCONFIG),
    'src/main.tsx': main(entry),
    ...Object.fromEntries(sources),
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

const main = (entry: string) => `import { createRoot } from 'react-dom/client';
import 'react-querybuilder/dist/query-builder.css';
import Example from './example/${entry}';

createRoot(document.getElementById('root')!).render(<Example />);
`;
