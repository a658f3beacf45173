import { newIssueAddress } from '../../navigation/issueAddress';

interface MissingResults {
  /** Address of the source repository. */
  repository: string;
  query: string;
  /** Label of the version that was searched. */
  version: string;
}

/** Address of a new issue in the source repository that tells of a query which finds nothing. */
export const missingResultsUrl = ({ repository, query, version }: MissingResults): string =>
  newIssueAddress(repository, {
    title: `Documentation: no search results for "${query}"`,
    body: `The search of the ${version} documentation finds nothing for:\n\n    ${query}\n\nI expected to find: `,
  });
