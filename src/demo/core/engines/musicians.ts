import type { Dataset, Row } from './types';

const COLUMNS = {
  firstName: 'text',
  lastName: 'text',
  age: 'integer',
  isMusician: 'boolean',
  instrument: 'text',
  alsoPlays: 'text',
  gender: 'text',
  height: 'integer',
  job: 'text',
  description: 'text',
  birthdate: 'text',
  datetime: 'text',
  alarm: 'text',
  groupedField1: 'text',
  groupedField2: 'text',
  groupedField3: 'text',
  groupedField4: 'text',
} as const;

const list = (text: string): string[] => text.split(/,\s*/);

const FIRST_NAMES = list(
  `Ada, Bola, Carlos, Dinah, Elif, Esther, Farid, Gita, Hiro, Ines, Jonas, Kofi, Lena, Marek, Nadia, Omar, Paula,
  Quentin, Rosa, Stevie, Tomás, Uma, Viktor, Wendy, Yuki, Zoë, Earl, Evelyn, Étienne`,
);
const LAST_NAMES = list(
  `Adler, Baker, Costa, Diallo, Evans, Fischer, García, Haddad, Ito, James, Kowalski, Lindgren, Moreau, Nakamura,
  O'Brien, Petrov, Quispe, Rossi, Silva, Tanaka, Usman, Vaughan, Weber, Xu, Yılmaz, Zhang, van Dijk, Fitzgerald`,
);
const INSTRUMENTS = list(
  'Guitar, Piano, Trumpet, Violin, Saxophone, Cello, Conga, Flute, Harp, Tabla, Theremin, Double bass',
);
const JOBS = list(
  'Session musician, Producer, Teacher, Music producer, Composer, Conductor, Sound engineer, producer, Luthier',
);
const DESCRIPTIONS = list(
  '100% live, Plays by ear, Reads music, 1000 concerts, Sings in a choir, stage_name only, Writes songs, C:\\music, says "hi"',
);

/** Goes through a list in steps, so that two lists do not repeat together. */
const pick = (values: readonly string[], index: number, step: number): string =>
  values[(index * step) % values.length] as string;

const two = (number: number): string => String(number).padStart(2, '0');

const THIS_YEAR = 2026;

/** A person who does not exist; every few, something is not known. */
function invent(index: number): Row {
  const year = 1920 + ((index * 17) % 88);
  const day = `${two(1 + (index % 12))}-${two(1 + ((index * 5) % 28))}`;
  const part = (step: number): string => pick(['North', 'South', 'East', 'West'], index, step);
  return {
    firstName: pick(FIRST_NAMES, index, 1),
    lastName: pick(LAST_NAMES, index, 5),
    age: index % 9 === 4 ? null : THIS_YEAR - year,
    isMusician: index % 4 !== 3,
    instrument: index % 11 === 5 ? null : pick(INSTRUMENTS, index, 5),
    alsoPlays: index % 3 === 1 ? null : pick(INSTRUMENTS, index, 7),
    gender: pick(['F', 'M', 'F', 'M', 'O'], index, 1),
    height: index % 10 === 7 ? null : 150 + ((index * 7) % 50),
    job: index % 8 === 6 ? null : pick(JOBS, index, 2),
    description: index % 5 === 2 ? null : pick(DESCRIPTIONS, index, 4),
    birthdate: index % 9 === 4 ? null : `${year}-${day}`,
    datetime: index % 6 === 3 ? null : `2026-${day}T${two(17 + (index % 6))}:30`,
    alarm: index % 7 === 2 ? null : `${two(5 + (index % 6))}:${pick(['00', '15', '30', '45'], index, 3)}`,
    groupedField1: part(1),
    groupedField2: part(3),
    groupedField3: index % 12 === 8 ? null : part(2),
    groupedField4: pick(['North', 'East', 'South'], index, 1),
  };
}

const WEST = { groupedField1: 'West', groupedField2: 'East', groupedField3: null, groupedField4: 'West' };

/** Whom the initial query looks for, and whom only some formats find. */
const KNOWN: readonly Row[] = [
  {
    ...invent(0),
    ...WEST,
    firstName: 'Ella',
    lastName: 'Fitzgerald',
    age: 79,
    gender: 'F',
    instrument: null,
    birthdate: '1917-04-25',
  },
  {
    ...invent(1),
    ...WEST,
    firstName: 'Etta',
    lastName: 'James',
    age: 73,
    gender: 'F',
    instrument: null,
    birthdate: '1938-01-25',
  },
  { ...invent(2), ...WEST, firstName: 'ella', lastName: 'James', age: 95, birthdate: '1931-06-02' },
  { ...invent(3), ...WEST, firstName: 'Edna', lastName: 'Fitzgerald', age: null, birthdate: '1929-03-14' },
];

/** The rows of the demo, which have a value of each kind, and some that formats treat differently. */
const ROWS: readonly Row[] = [
  ...KNOWN,
  ...Array.from({ length: 100 - KNOWN.length }, (_, index) => invent(index + KNOWN.length)),
];

export const MUSICIANS: Dataset = { rows: ROWS, columns: COLUMNS };
