import { CloseIcon, CopyIcon, DragHandleIcon, LockIcon, UnlockIcon } from '@chakra-ui/icons';
import { translationsWith } from '../../shared/translations';

const ICONS = { clone: CopyIcon, drag: DragHandleIcon, lock: LockIcon, remove: CloseIcon, unlock: UnlockIcon };

export const translations = translationsWith((sign, name) => {
  const Icon = ICONS[sign];
  return <Icon role="img" aria-label={name} boxSize={sign === 'remove' ? '0.6em' : '1em'} />;
});
