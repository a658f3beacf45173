import { staticExample } from './staticExample';

/**
 * In the static build, inserts the initial HTML of the live examples, unless it is there from the build before; in
 * browsers, returns the HTML unchanged.
 */
export const withPreviews = (html: string): string =>
  process.env.BUILD_STAGE === 'build-html'
    ? html.replace(
        /<div class="island" data-island="([^"]+)">(?=<\/div>)/g,
        (tag, id: string) => tag + staticExample(id),
      )
    : html;
