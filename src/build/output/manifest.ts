import { colors } from '../../theme/tokens';
import { APP_ICONS } from './icons';

/** What a browser shows of a site that its reader puts on a home screen. It stays a page of the browser. */
export function renderManifest(site: { title: string; description: string }, pathPrefix: string): string {
  return JSON.stringify({
    name: site.title,
    description: site.description,
    lang: 'en',
    dir: 'ltr',
    id: `${pathPrefix}/`,
    start_url: `${pathPrefix}/`,
    scope: `${pathPrefix}/`,
    display: 'browser',
    theme_color: colors.light.background,
    background_color: colors.light.background,
    icons: APP_ICONS.map(({ path, size }) => ({
      src: `${pathPrefix}${path}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}
