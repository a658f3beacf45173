import { useEffect, useSyncExternalStore } from 'react';
import { useColorMode } from 'theme-ui';
import {
  chooseColorMode,
  chosenColorMode,
  currentColorMode,
  subscribeColorMode,
  type ColorModeChoice,
} from '../runtime/colorMode';
import { subscribeStorage } from '../runtime/storage';
import { useHydrated } from '../runtime/useHydrated';
import { Button } from '../ui/Button';
import { Tabs } from '../ui/Tabs';
import * as styles from './ColorModeToggle.module.css';

/** Gives Theme UI the page's color mode; its own storage is off, see src/theme/theme.ts. */
export function ColorModeSync() {
  const [, setColorMode] = useColorMode();
  useEffect(() => {
    const sync = () => setColorMode(currentColorMode());
    sync();
    return subscribeColorMode(sync);
  }, [setColorMode]);
  return null;
}

/** CSS selects the icon, so that the wrong one never flashes before hydration. */
export function ColorModeToggle() {
  const [mode] = useColorMode<'light' | 'dark'>();
  const hydrated = useHydrated();
  const label = `Switch between dark and light mode (currently ${mode} mode)`;

  return (
    <Button
      look="icon"
      className="script-only"
      title={label}
      aria-label={label}
      disabled={!hydrated}
      onClick={() => chooseColorMode(currentColorMode() === 'dark' ? 'light' : 'dark')}
    >
      <span className={styles.icon} />
    </Button>
  );
}

const CHOICES: readonly { name: ColorModeChoice; label: string }[] = [
  { name: 'system', label: 'System' },
  { name: 'light', label: 'Light' },
  { name: 'dark', label: 'Dark' },
];

/** The way back to the mode of the system, which the toggle leaves. */
export function ColorModeSelect() {
  const choice = useSyncExternalStore(subscribeStorage, chosenColorMode, (): ColorModeChoice => 'system');
  return <Tabs look="pills" label="Colour mode" values={CHOICES} selected={choice} onSelect={chooseColorMode} />;
}
