import { Button, LeavingButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import * as styles from './LinkNotice.module.css';

interface LinkNoticeProps {
  /** Of the link, one sentence each. */
  problems: readonly string[];
  /** The code that is not in the editor: that of the link, or the reader's own; null if there is one alone. */
  other: 'link' | 'draft' | null;
  onSwap(): void;
  onDismiss(): void;
}

const OFFERS = {
  link: { text: 'You see your draft of this example. The link holds other code.', label: 'Show the code of the link' },
  draft: { text: 'You see the code of the link. Your draft is kept until you stop editing.', label: 'Show your draft' },
};

/** What there is to say of the link with which the editor was opened, or of a later one. */
export function LinkNotice({ problems, other, onSwap, onDismiss }: LinkNoticeProps) {
  const offer = other && OFFERS[other];
  return (
    <Notice tone="caution" role="alert" className={styles.notice}>
      <p>{[...problems, ...(offer ? [offer.text] : [])].join(' ')}</p>
      <div className={styles.buttons}>
        {offer && (
          <Button look="inline" onClick={onSwap}>
            {offer.label}
          </Button>
        )}
        <LeavingButton onClick={onDismiss}>Dismiss</LeavingButton>
      </div>
    </Notice>
  );
}
