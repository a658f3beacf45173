import type { Page } from '@playwright/test';
import type { Route } from './routes';

/** Keeps a page that leads to another site where it is, so that it can be looked at: call it before the page opens. */
export async function stayOn(page: Page, { template }: Route): Promise<void> {
  // A navigation that is called off leaves a page where it is.
  if (template === 'discord') await page.route('https://discord.gg/**', (request) => request.abort('aborted'));
}

/** Whether something that went wrong on a page is what the page is for. */
export const isMeant = ({ template }: Route, incident: string): boolean =>
  (template === 'discord' && incident.includes('discord.gg')) || (template === 'not-found' && incident.includes('404'));
