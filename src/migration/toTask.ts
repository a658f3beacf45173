import type { Fix, MigrationTable } from '../shared/migration/types';
import { ownValue } from './ownValue';
import type { CheckedComponent, Finding, Outcome, Unseen } from './types';

/** What to do in a file, as a list in Markdown for a colleague or an assistant. */
export function toTask(file: string, checked: CheckedComponent, table: MigrationTable, origin: string): string {
  const { findings, unseen, problem } = checked;
  const steps = findings.map((finding) => {
    const place = placeOf(finding.name, table);
    return `- [ ] Line ${finding.line}: ${describe(finding, table)}${place ? ` See ${origin}${place}.` : ''}`;
  });
  const rest = unseen.map((it) => `- Line ${it.line}: ${describeUnseen(it)}`);
  return [
    `# Move ${file} from react-querybuilder ${table.from} to ${table.to}`,
    ...(problem ? [problem] : []),
    steps.length > 0 ? steps.join('\n') : 'Nothing in it is known to change.',
    ...(rest.length > 0 ? ['Not looked at, so read it yourself:', rest.join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/** What became of a name and what to do, in Markdown. */
export function describe({ name, outcome }: Finding, table: MigrationTable): string {
  const fix = fixOf(name, table);
  const [kind] = KINDS.find(([, names]) => names.test(name)) ?? [''];
  return [`${kind} ${code(name)} ${whatBecame(outcome, fix)}.`.trim(), ...(fix?.fix ? [fix.fix] : [])].join(' ');
}

export const describeUnseen = ({ text, reason }: Unseen): string => `${code(text.split('\n', 1)[0] ?? '')} (${reason})`;

/** The heading that says what to do, or else the one that documents the name. */
export const placeOf = (name: string, table: MigrationTable): string | undefined =>
  fixOf(name, table)?.place ?? ownValue(table.places, name);

const fixOf = (name: string, { fixes }: MigrationTable): Fix | undefined => ownValue(fixes, name);

/** What a name is, by the type that has it. */
const KINDS: [kind: string, names: RegExp][] = [
  ['The class name', /^Classnames\./],
  ['The translation', /^Translations/],
  ['The control', /^Control(?:Elements\w*|s)\./],
  ['The option', /Options\w*\./],
  ['The prop', /Props\./],
  ['The module', /\//],
  ['The member', /\./],
  ['The import', /./],
];

/** What became of a name, after the name. */
function whatBecame(outcome: Outcome, fix?: Fix): string {
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

/** Enough backticks for text that has some. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}
