import { useEffect } from 'react';
import { dispatch } from '../demoStore';

/** Gives the default look a theme; its code loads when there is one. */
export function useTheme(theme: string): void {
  useEffect(() => {
    if (theme === '') return undefined;
    let end: (() => void) | undefined;
    let ended = false;
    import(/* webpackChunkName: "demo-data" */ './applyTheme')
      .then(({ applyTheme }) => {
        if (!ended) end = applyTheme(theme);
      })
      .catch(({ message }: Error) => dispatch({ type: 'announce', message: `The theme did not load: ${message}` }));
    return () => {
      ended = true;
      end?.();
    };
  }, [theme]);
}
