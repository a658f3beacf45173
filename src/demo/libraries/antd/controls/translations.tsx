import { CloseOutlined, CopyOutlined, HolderOutlined, LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { translationsWith } from '../../shared/translations';

const ICONS = {
  clone: CopyOutlined,
  drag: HolderOutlined,
  lock: LockOutlined,
  remove: CloseOutlined,
  unlock: UnlockOutlined,
};

export const translations = translationsWith((sign, name) => {
  const Icon = ICONS[sign];
  return <Icon aria-label={name} />;
});
