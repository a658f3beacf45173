import type { DemoSession } from '../core/demoReducer';
import { Loaded } from './Loaded';

const loadData = () => import(/* webpackChunkName: "demo-data" */ '../data/OwnData');

export const DataPanel = ({ session }: { session: DemoSession }) => (
  <Loaded what="The fields" load={loadData}>
    {({ OwnData }) => <OwnData session={session} />}
  </Loaded>
);
