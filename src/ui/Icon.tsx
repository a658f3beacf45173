import type { CSSProperties } from 'react';
import type { IconName } from '../shared/theme/icons';
import './icon.css';

/** Decorative: what it means is in the text next to it, or in the label of its button. */
export const Icon = ({ name }: { name: IconName }) => (
  <span className="ui-icon" style={{ '--icon': `var(--icon-${name})` } as CSSProperties} />
);
