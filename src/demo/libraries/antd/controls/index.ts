import type { ThemeConfig } from 'antd';
import type { Controls } from 'react-querybuilder';
import { buttons, selectors } from '../../shared/controlElements';
import { NotToggle } from './NotToggle';
import { SecondaryButton } from './SecondaryButton';
import { Selector } from './Selector';
import { ValueEditor } from './ValueEditor';

export { translations } from './translations';

export const controlElements: Partial<Controls> = {
  ...buttons(SecondaryButton),
  ...selectors(Selector),
  notToggle: NotToggle,
  valueEditor: ValueEditor,
};

/** antd's blue and grey, dark enough for white text. */
export const theme: ThemeConfig = {
  token: { colorPrimary: '#0958d9' },
  components: { Switch: { colorTextQuaternary: '#595959', colorTextTertiary: '#434343' } },
};
