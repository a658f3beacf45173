/** A value that code has logged. */
export interface LogValue {
  kind: 'text' | 'string' | 'number' | 'object' | 'other';
  /** What is shown; of an object, its class or length. */
  text: string;
  /** Properties of an object, as far as they are sent. */
  entries?: [name: string, value: LogValue][];
  /** Number of properties that are not sent. */
  more?: number;
}

export const LOG_LEVELS = ['log', 'info', 'debug', 'warn', 'error', 'table', 'alert'] as const;

export interface LogLine {
  level: (typeof LOG_LEVELS)[number];
  values: LogValue[];
}

/** Most that one line may hold. */
export const LOG_LIMITS = { depth: 5, entries: 50, values: 1000, characters: 2000 };
