import type { ExportFormat } from 'react-querybuilder';
import type { DemoState } from '../core/state';
import { Loaded } from './Loaded';

interface RowsPanelProps {
  state: DemoState;
  onFormat: (format: ExportFormat) => void;
}

const loadRows = () => import(/* webpackChunkName: "demo-rows" */ '../rows/Rows');

export const RowsPanel = (props: RowsPanelProps) => (
  <Loaded what="The rows" load={loadRows}>
    {({ Rows }) => <Rows {...props} />}
  </Loaded>
);
