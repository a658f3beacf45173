/**
 * Address of a new issue that begins with some words.
 *
 * @param repository address of the repository
 */
export const newIssueAddress = (repository: string, words: { title: string; body: string }): string =>
  `${repository}/issues/new?${new URLSearchParams(words)}`;

/**
 * Address of a new issue that begins with which page it is about.
 *
 * @param repository address of the repository
 * @param page full address of the page
 */
export const issueAddress = (repository: string, page: string): string =>
  newIssueAddress(repository, {
    title: 'Documentation site: ',
    body: `Page: ${page}\n\nWhat is wrong, and what did you expect?\n`,
  });
