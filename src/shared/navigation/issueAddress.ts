/** URL of a new GitHub issue with prefilled title and body. */
export const newIssueAddress = (repository: string, words: { title: string; body: string }): string =>
  `${repository}/issues/new?${new URLSearchParams(words)}`;

/** URL of a new issue about a page; `page` is its full URL. */
export const issueAddress = (repository: string, page: string): string =>
  newIssueAddress(repository, {
    title: 'Documentation site: ',
    body: `Page: ${page}\n\nWhat is wrong, and what did you expect?\n`,
  });
