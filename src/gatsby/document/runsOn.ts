import { shortDigest } from '../digest';

/** Each reason, such as "no exported member `parseMongoDB`", with the keys of the samples that it holds for. */
type Reasons = Record<string, string[]>;

/** Which samples of a version do not run on others as they do there: `_runs-on.yml`, which a command writes. */
export interface RunsOn {
  /** Names of the other versions. */
  compared: string[];
  /** Of what was compared, and of what it gave; see scripts/check-docs/runsOn. */
  digest: string;
  /** By page, or `_examples/name`, and name of the other version. */
  deviations: Record<string, Record<string, Reasons>>;
}

/** On which other versions the samples of a page run. */
export interface PageRuns {
  /** Name of the page in its version. */
  docId: string;
  /** Short label of its version. */
  label: string;
  /** Those of the compared versions by their names, newest first. */
  labels: ReadonlyMap<string, string>;
  table: RunsOn;
}

/** Why a sample does not run on another version as it does on its own. */
export interface Deviation {
  version: string;
  reason: string;
}

/** Names a sample within its page, whatever its place and the text around it. */
export const sampleKey = (code: string): string => shortDigest(code.trimEnd());

/** Where a sample does not run as it does in its version; elsewhere, it does. */
export function deviationsOf({ deviations }: RunsOn, place: string, code: string): Deviation[] {
  const key = sampleKey(code);
  return Object.entries(deviations[place] ?? {}).flatMap(([version, reasons]) =>
    Object.entries(reasons).flatMap(([reason, keys]) => (keys.includes(key) ? { version, reason } : [])),
  );
}
