import { useEffect } from 'react';
import { useLoaded } from '../../runtime/useLoaded';
import { dispatch } from '../demoStore';

const loadApply = async () => (await import(/* webpackChunkName: "demo-data" */ './applyTheme')).applyTheme;

const announce = ({ message }: Error) => dispatch({ type: 'announce', message: `The theme did not load: ${message}` });

/** Gives the default look a theme; its code loads when there is one. */
export function useTheme(theme: string): void {
  const apply = useLoaded(theme === '' ? null : loadApply, announce);
  useEffect(() => apply?.(theme), [apply, theme]);
}
