import type { DataLanguage } from '../state';

/** What can be pasted, in display order, with an example of each. */
export const DATA_LANGUAGES: readonly { name: DataLanguage; label: string; example: string }[] = [
  {
    name: 'json',
    label: 'JSON',
    example: `[
  { "title": "Oak table", "price": 349, "state": "sold", "listed": "2026-01-14", "tags": ["wood"] },
  { "title": "Floor lamp", "price": 59.5, "state": "new", "listed": "2026-02-02", "tags": [] },
  { "title": "Steel shelf", "price": 120, "state": "new", "listed": "2026-02-09", "tags": ["metal", "large"] },
  { "title": "Armchair", "price": null, "state": "sold", "listed": "2026-02-21", "tags": ["large"] }
]`,
  },
  {
    name: 'csv',
    label: 'CSV',
    example: `title,price,state,listed
Oak table,349,sold,2026-01-14
Floor lamp,59.5,new,2026-02-02
Steel shelf,120,new,2026-02-09
Armchair,,sold,2026-02-21`,
  },
  {
    name: 'typeScript',
    label: 'TypeScript',
    example: `interface Item {
  title: string;
  price: number | null;
  state: 'new' | 'sold';
  listed: Date;
  tags: string[];
}`,
  },
  {
    name: 'sql',
    label: 'CREATE TABLE',
    example: `CREATE TABLE items (
  title varchar(200) NOT NULL,
  price numeric(8, 2),
  state text NOT NULL CHECK (state IN ('new', 'sold')),
  listed date NOT NULL
);`,
  },
  {
    name: 'schema',
    label: 'JSON Schema',
    example: `{
  "type": "object",
  "properties": {
    "title": { "type": "string" },
    "price": { "type": ["number", "null"] },
    "state": { "enum": ["new", "sold"] },
    "listed": { "type": "string", "format": "date" }
  },
  "required": ["title", "price", "state", "listed"]
}`,
  },
];
