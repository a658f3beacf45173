import { examplePath } from '../../shared/exampleFile';
import type { ExampleModule } from './exampleModules';
import { staticHtml } from './staticHtml';

interface WebpackRequire {
  context(folder: string, deep: boolean, files: RegExp): (file: string) => ExampleModule;
}

/**
 * In the static build, inserts the initial HTML of the live examples, unless it is there from the build before; in
 * browsers, returns the HTML unchanged.
 */
export function withPreviews(html: string): string {
  if (process.env.BUILD_STAGE === 'build-html') {
    const examples = (require as unknown as WebpackRequire).context(
      '../../../content/docs',
      true,
      /^\.\/[^/]+\/_examples\/.+\.tsx$/,
    );
    const preview = (id: string) => staticHtml(examples(`./${examplePath(id)}.tsx`).default, id);
    return html.replace(
      /<div class="island" data-island="([^"]+)">(?=<\/div>)/g,
      (tag, id: string) => tag + preview(id),
    );
  }
  return html;
}
