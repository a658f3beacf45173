import type { TypeProblem } from '../../shared/playground/problem';
import type { Files } from '../drafts';

export interface TypesRequest {
  /** Address of the version's declarations. */
  declarations: string;
  files: Files;
}

/** Problems, or why there was no check. */
export type TypesResponse = { problems: TypeProblem[] } | { failure: string };
