import type { CopyState } from './copyButtonLabels';

export const COPY_LINK_LABELS: Record<CopyState, string> = {
  idle: 'Copy link',
  copied: 'Link copied',
  failed: 'The link was not copied',
};
