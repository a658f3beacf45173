import { examplePath } from '../../shared/exampleFile';
import type { ExampleModule } from './exampleModules';
import { staticHtml } from './staticHtml';

interface WebpackRequire {
  context(folder: string, deep: boolean, files: RegExp): (file: string) => ExampleModule;
}

/** An example's initial HTML for the static page; empty in browsers. */
export function staticExample(id: string): string {
  if (process.env.BUILD_STAGE === 'build-html') {
    const examples = (require as unknown as WebpackRequire).context(
      '../../../content/docs',
      true,
      /^\.\/[^/]+\/_examples\/.+\.tsx$/,
    );
    return staticHtml(examples(`./${examplePath(id)}.tsx`).default, id);
  }
  return '';
}
