import type { Field, QueryBuilderProps } from 'react-querybuilder';

/** Props of a query builder for queries of either kind, with fields that are a list without groups. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the types of the props depend on the kind
export type BuilderProps = QueryBuilderProps<any> & { fields: Field[] };
