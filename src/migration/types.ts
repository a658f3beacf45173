/** What became of a name that a component uses. */
export type Outcome =
  | { kind: 'gone' }
  | { kind: 'moved'; to: string }
  | { kind: 'type'; before?: string; after?: string }
  | { kind: 'optional' }
  | { kind: 'required' }
  | { kind: 'behavior' };

export interface Finding {
  line: number;
  column: number;
  /** `findRule`, `Schema.onRuleAdd`, or the specifier of a module. */
  name: string;
  outcome: Outcome;
}

/** A place whose changes cannot be seen, with what it is. */
export interface Unseen {
  line: number;
  column: number;
  text: string;
  reason: 'spread' | 'computed key' | 'export of everything' | 'dynamic import' | 'value from elsewhere';
}

export interface CheckedComponent {
  findings: Finding[];
  unseen: Unseen[];
  /** Where the file is not valid code, so that something near it may be overlooked. */
  problem: string | null;
}

/** The versions that a part of the tool compares. */
export interface ToolPart {
  from: { name: string; label: string };
  to: { name: string; label: string };
}
