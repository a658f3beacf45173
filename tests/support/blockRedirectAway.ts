import type { Page } from '@playwright/test';
import type { Route } from './routes';

/** Keeps a page that redirects to another site in place. Call it before opening the page. */
export async function blockRedirectAway(page: Page, { template }: Route): Promise<void> {
  // An aborted navigation leaves the page unchanged.
  if (template === 'discord') await page.route('https://discord.gg/**', (request) => request.abort('aborted'));
}

/** Whether an incident is expected on this page. */
export const isExpectedIncident = ({ template }: Route, incident: string): boolean =>
  (template === 'discord' && incident.includes('discord.gg')) || (template === 'not-found' && incident.includes('404'));
