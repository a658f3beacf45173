import type { DemoSession } from '../core/demoReducer';
import { Loaded } from './Loaded';

const loadQueries = () => import(/* webpackChunkName: "demo-data" */ '../queries/Queries');

export const QueriesPanel = ({ session }: { session: DemoSession }) => (
  <Loaded what="The queries" load={loadQueries}>
    {({ Queries }) => <Queries session={session} />}
  </Loaded>
);
