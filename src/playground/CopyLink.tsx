import { useState } from 'react';
import { linkTo } from '../runtime/linkTo';
import { useCopy } from '../runtime/useCopy';
import { COPY_LINK_LABELS } from '../shared/copyLabels';
import { longLinkWarning } from '../shared/link/linkLength';
import { Button } from '../ui/Button';
import * as styles from './Share.module.css';

const WAY_OUT = 'You can send the downloaded project instead.';

/** @param writeHash rejects with a sentence for the reader */
export function CopyLink({ writeHash }: { writeHash: () => Promise<string> }) {
  const [note, setNote] = useState('');
  const [state, copy] = useCopy(async () => {
    setNote('');
    try {
      const link = linkTo(await writeHash());
      setNote(longLinkWarning(link));
      return link;
    } catch (error) {
      setNote((error as Error).message);
      throw error;
    }
  });

  return (
    <>
      <Button look="small" onClick={() => void copy()}>
        <span aria-live="polite">{COPY_LINK_LABELS[state]}</span>
      </Button>
      <p role="status" className={styles.note}>
        {note && `${note} ${WAY_OUT}`}
      </p>
    </>
  );
}
