import { newIssueAddress } from '../../shared/navigation/issueAddress';

interface MissingResults {
  repository: string;
  query: string;
  version: string;
}

export const missingResultsUrl = ({ repository, query, version }: MissingResults): string =>
  newIssueAddress(repository, {
    title: `Documentation: no search results for "${query}"`,
    body: `The search of the ${version} documentation finds nothing for:\n\n    ${query}\n\nI expected to find: `,
  });
