import type { Page } from '@playwright/test';
import { bundleProject, type Bundle } from './bundleProject';

/** Mock path of the project's app. */
const APP = '/app-of-project';

/** Bundles an in-memory project, as `bundleProject` does, and opens it with its own page. */
export async function openProject(
  page: Page,
  files: Readonly<Record<string, string>>,
  folder?: string,
): Promise<Bundle> {
  const bundle = await bundleProject(files, folder);
  const html = (files['index.html'] ?? '').replace('</head>', '<link rel="stylesheet" href="/app.css" /></head>');
  await page.route(APP, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('/app.css', (route) => route.fulfill({ contentType: 'text/css', body: bundle.style }));
  await page.route('/src/main.tsx', (route) => route.fulfill({ contentType: 'text/javascript', body: bundle.script }));
  await page.goto(APP);
  return bundle;
}
