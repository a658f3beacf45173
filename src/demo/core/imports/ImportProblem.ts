/** Why a text cannot be imported; line and column count from 1 and are missing if unknown. */
export interface ImportProblem {
  problem: string;
  line?: number;
  column?: number;
  /** Unknown fields with which the text could be imported. */
  newFields?: string[];
}
