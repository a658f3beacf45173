/**
 * Address of a new issue that begins with which page it is about.
 *
 * @param repository address of the repository
 * @param page full address of the page
 */
export function issueAddress(repository: string, page: string): string {
  const fields = new URLSearchParams({
    title: 'Documentation site: ',
    body: `Page: ${page}\n\nWhat is wrong, and what did you expect?\n`,
  });
  return `${repository}/issues/new?${fields}`;
}
