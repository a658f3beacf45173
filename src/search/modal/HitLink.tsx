import type { DocSearchModalProps } from '@docsearch/react';
import type { ComponentProps } from 'react';
import { isModifiedClick } from '../../runtime/pageLinks';
import { hrefOf, openHit } from '../hitTarget';

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;

/** A hit as a link; DocSearch closes itself on navigation. */
export function HitLink({ hit, children }: ComponentProps<HitComponent>) {
  return (
    <a
      href={hrefOf(hit.url)}
      onClick={(event) => {
        if (isModifiedClick(event)) return;
        event.preventDefault();
        openHit(hit.url);
      }}
    >
      {children}
    </a>
  );
}
