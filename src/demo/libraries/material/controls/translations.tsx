import { Close, ContentCopy, DragIndicator, Lock, LockOpen } from '@mui/icons-material';
import { translationsWith } from '../../shared/translations';

const ICONS = { clone: ContentCopy, drag: DragIndicator, lock: Lock, remove: Close, unlock: LockOpen };

export const translations = translationsWith((sign, name) => {
  const Icon = ICONS[sign];
  return <Icon titleAccess={name} fontSize="small" />;
});
