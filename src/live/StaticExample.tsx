import type { ExampleModule } from './exampleModules';

interface WebpackRequire {
  context(folder: string, deep: boolean, files: RegExp): (file: string) => ExampleModule;
}

/** The example as the static page holds it. Browsers never render it, and their bundle has nothing of it. */
export function StaticExample({ id }: { id: string }) {
  if (process.env.BUILD_STAGE === 'build-html') {
    const examples = (require as unknown as WebpackRequire).context(
      '../../content/docs',
      true,
      /^\.\/[^/]+\/_examples\/.+\.tsx$/,
    );
    const [version = '', ...name] = id.split('/');
    const { default: Component } = examples(`./${version}/_examples/${name.join('/')}.tsx`);
    return <Component />;
  }
  return null;
}
