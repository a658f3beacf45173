import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { exitWith } from '../shared/exitWith';
import { readAccepted } from './accepted';
import { findingsOf, type AuditReport, type Lock } from './findings';
import { judge, shippedPackages } from './judge';

/**
 * Asks the registry what is known of the packages that are installed.
 *
 * @throws Error when it gives no report
 */
function audit(): AuditReport {
  // It fails for whatever it finds, and prints its report all the same.
  const { stdout, stderr, error } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 100_000_000 });
  if (!stdout) throw error ?? new Error(`npm audit: ${stderr}`);
  return JSON.parse(stdout) as AuditReport;
}

/** Judges them, by what accepted.yml says; returns whether all is right. */
function main(): boolean {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const findings = findingsOf(audit(), lock);
  const problems = judge(findings, readAccepted(), shippedPackages(readFileSync('THIRD_PARTY_NOTICES.md', 'utf8')));
  for (const problem of problems) console.error(problem);
  console.log(
    `${findings.length} advisories concern the tools of the build and of the tests; ${problems.length} problems`,
  );
  return problems.length === 0;
}

exitWith(main);
