const BY_STATUS: Partial<Record<number, string>> = {
  401: 'The search service does not accept the key of this site.',
  403: 'The search service does not accept the key of this site.',
  404: 'The search service does not know the index of this site.',
  429: 'The search service gets too many queries at once.',
};

export class SearchTimeout extends Error {}

/** @param cause error of the service's client, or of reading its answer */
export function searchError(cause: unknown): Error {
  return new Error(messageOf(cause as { name?: string; status?: number }), { cause });
}

function messageOf(cause: { name?: string; status?: number }): string {
  if (cause.status) return BY_STATUS[cause.status] ?? `The search service refused the query (status ${cause.status}).`;
  if (cause.name === 'RetryError') return 'The search service does not answer.';
  if (cause instanceof SearchTimeout) return 'The search service does not answer in time.';
  return 'What the search service answered cannot be read.';
}
