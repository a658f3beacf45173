/** Wraps an error of Algolia's client in a message that says what to do. */
export const pushError = (cause: unknown, appId: string): Error =>
  new Error(messageOf(cause as Error & { status?: number }, appId), { cause });

function messageOf({ name, message, status }: Error & { status?: number }, appId: string): string {
  if (status === 401 || status === 403) {
    return `Algolia refuses ALGOLIA_ADMIN_KEY (${message}): expected a key of ${appId} that may change records and settings.`;
  }
  if (name === 'RetryError') {
    return 'Algolia cannot be reached, or does not answer: check the network and GATSBY_ALGOLIA_APP_ID, then try again.';
  }
  return `Algolia: ${message}`;
}
