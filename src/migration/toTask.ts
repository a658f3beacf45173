import type { Fix, MigrationTable } from '../shared/migration/types';
import type { CheckedComponent, Finding, Outcome } from './types';

/** What to do in a file, as a list in Markdown for a colleague or an assistant. */
export function toTask(file: string, { findings, unseen }: CheckedComponent, table: MigrationTable, origin: string) {
  const steps = findings.map((finding) => `- [ ] Line ${finding.line}: ${sentences(finding, table, origin)}`);
  const rest = unseen.map(({ line, text, reason }) => `- Line ${line}: ${code(firstLine(text))} (${reason})`);
  return [
    `# Move ${file} from react-querybuilder ${table.from} to ${table.to}`,
    steps.length > 0 ? steps.join('\n') : 'Nothing in it is known to change.',
    ...(rest.length > 0 ? ['Not looked at, so read it yourself:', rest.join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

function sentences({ name, outcome }: Finding, table: MigrationTable, origin: string): string {
  const fix = fixOf(name, table);
  const place = placeOf(name, table);
  return [
    `${code(name)} ${whatBecame(outcome, fix)}.`,
    ...(fix?.fix ? [fix.fix] : []),
    ...(place ? [`See ${origin}${place}.`] : []),
  ].join(' ');
}

export const fixOf = (name: string, { fixes }: MigrationTable): Fix | undefined =>
  Object.hasOwn(fixes, name) ? fixes[name] : undefined;

/** The heading that says what to do, or else the one that documents the name or its type. */
export const placeOf = (name: string, table: MigrationTable): string | undefined =>
  fixOf(name, table)?.place ?? [name, name.split('.', 1)[0] ?? name].map((it) => table.places[it]).find(Boolean);

/** What became of a name, after the name. */
export function whatBecame(outcome: Outcome, fix?: Fix): string {
  switch (outcome.kind) {
    case 'gone':
      return fix?.becomes ? `is gone; ${code(fix.becomes)} does the same` : 'is gone';
    case 'moved':
      return `is now in ${code(outcome.to)}`;
    case 'optional':
      return 'may be missing';
    case 'required':
      return 'is required';
    case 'behavior':
      return 'does something else';
    case 'type': {
      const { before, after } = outcome;
      return before && after ? `has another type: it was ${code(before)} and is ${code(after)}` : 'has another type';
    }
  }
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** Enough backticks for text that has some. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}
