import type { ComponentType } from 'react';
import { Island } from '../live/Island';
import type * as Parts from './parts';
import { staticPart } from './staticPart';
// The parts stand in the static HTML long before their code comes, so the page brings their styles.
import '../demo/panels/TextBlock.module.css';
import './editors/DateEditor.module.css';
import './editors/EditorExample.module.css';
import './editors/MultiSelectEditor.module.css';
import './editors/RangeEditor.module.css';
import './QueryExport.module.css';
import './StyledBuilder.module.css';

/** A live part of the home page. */
export type PartName = keyof typeof Parts;

/**
 * Each part is a file of its own: a date picker loads only for who comes near it. They have names because Gatsby decides
 * by those what they share.
 */
const load: Record<PartName, () => Promise<ComponentType>> = {
  DefaultBuilder: async () => (await import(/* webpackChunkName: "home-defaults" */ './DefaultBuilder')).DefaultBuilder,
  DateExample: async () => (await import(/* webpackChunkName: "home-dates" */ './editors/DateExample')).DateExample,
  QueryExport: async () => (await import(/* webpackChunkName: "home-export" */ './QueryExport')).QueryExport,
  MultiSelectExample: async () =>
    (await import(/* webpackChunkName: "home-multi-select" */ './editors/MultiSelectExample')).MultiSelectExample,
  RangeExample: async () => (await import(/* webpackChunkName: "home-range" */ './editors/RangeExample')).RangeExample,
  StyledBuilder: async () => (await import(/* webpackChunkName: "home-styled" */ './StyledBuilder')).StyledBuilder,
};

/** A part of the page that stands in the static HTML as it first renders, and comes alive when it is in view. */
export const LivePart = ({ name }: { name: PartName }) => (
  <div data-rqb="next" data-part={name}>
    <Island name={name} load={load[name]} html={staticPart(name)} />
  </div>
);
