import { QueryBuilder } from 'react-querybuilder';

export default function App() {
  return <QueryBuilder />;
}
