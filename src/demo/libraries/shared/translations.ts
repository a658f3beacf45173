import type { ReactElement } from 'react';
import type { Translations } from 'react-querybuilder';

export type Sign = 'clone' | 'lock' | 'unlock' | 'remove' | 'drag';

/** Puts icons in place of signs that not every font has. Each icon has a name, which is that of its button. */
export function translationsWith(icon: (sign: Sign, name: string) => ReactElement): Partial<Translations> {
  // The types ask for text; the controls show any element.
  const translation = (sign: Sign, title: string) => ({ title, label: icon(sign, title) as unknown as string });
  return {
    cloneRule: translation('clone', 'Clone rule'),
    cloneRuleGroup: translation('clone', 'Clone group'),
    dragHandle: translation('drag', 'Drag handle'),
    lockRule: translation('unlock', 'Lock rule'),
    lockRuleDisabled: translation('lock', 'Unlock rule'),
    lockGroup: translation('unlock', 'Lock group'),
    lockGroupDisabled: translation('lock', 'Unlock group'),
    removeRule: translation('remove', 'Remove rule'),
    removeGroup: translation('remove', 'Remove group'),
  };
}
