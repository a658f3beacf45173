import { QueryBuilder } from 'react-querybuilder';
import type { Field } from 'react-querybuilder';

const fields: Field[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
];

export default function App() {
  return <QueryBuilder fields={fields} />;
}
