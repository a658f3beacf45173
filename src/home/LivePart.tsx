import type { ComponentType } from 'react';
import { Island } from '../docs/live/Island';
import { staticHtml } from '../docs/live/staticHtml';
import type * as Parts from './parts';
// In the chunk of the page, because several parts have it.
import '../demo/libraries/default/controls/MultiSelectEditor';
// The static HTML shows the parts before their chunks load, so the page itself imports their styles.
import '../demo/dragAndDrop/dragAndDrop.css';
import '../docs/document/tabs.css';
import '../ui/codeBlock.css';
import '../ui/field.css';
import '../ui/tabs.css';
import '../ui/TextArea.module.css';
import './editors/DateExample.module.css';
import './editors/EditorExample.module.css';
import './editors/MultiSelectExample.module.css';
import './editors/RangeExample.module.css';
import './HeroBuilder.module.css';
import './QueryExport.module.css';
import './QueryImport.module.css';
import './StyledBuilder.module.css';
import * as styles from './LivePart.module.css';

export type PartName = keyof typeof Parts;

/**
 * Each part is a chunk of its own, so a date picker loads only near the viewport. The chunks are named because Gatsby
 * decides by name what they share.
 */
const load: Record<PartName, () => Promise<ComponentType>> = {
  DefaultBuilder: async () => (await import(/* webpackChunkName: "home-defaults" */ './DefaultBuilder')).DefaultBuilder,
  DateExample: async () => (await import(/* webpackChunkName: "home-dates" */ './editors/DateExample')).DateExample,
  HeroBuilder: async () => (await import(/* webpackChunkName: "home-hero" */ './HeroBuilder')).HeroBuilder,
  QueryExport: async () => (await import(/* webpackChunkName: "home-export" */ './QueryExport')).QueryExport,
  MultiSelectExample: async () =>
    (await import(/* webpackChunkName: "home-multi-select" */ './editors/MultiSelectExample')).MultiSelectExample,
  QueryImport: async () => (await import(/* webpackChunkName: "home-import" */ './QueryImport')).QueryImport,
  RangeExample: async () => (await import(/* webpackChunkName: "home-range" */ './editors/RangeExample')).RangeExample,
  StyledBuilder: async () => (await import(/* webpackChunkName: "home-styled" */ './StyledBuilder')).StyledBuilder,
};

export const LivePart = ({ name }: { name: PartName }) => (
  <div data-rqb="next" data-part={name} className={styles.part}>
    <Island name={name} load={load[name]} html={staticPart(name)} />
  </div>
);

/** A part's initial HTML for the static page; empty in browsers, whose bundle leaves out the renderer. */
function staticPart(name: PartName): string {
  if (process.env.BUILD_STAGE === 'build-html') {
    const parts = require('./parts') as typeof Parts;
    return staticHtml(parts[name], name);
  }
  return '';
}
