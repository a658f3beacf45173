import { useEffect, useMemo, useState } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import type { SetupProps } from './types';

const DELAY_MS = 2000;

/** In place of a server: late, and the first time without an answer. Send a request here. */
const request = (attempt: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(attempt === 0 ? reject : resolve, DELAY_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

const WAITING = { loading: 'Loading…', failed: 'Not loaded' };

type Status = keyof typeof WAITING | 'ready';

const SAID: Record<Status, string> = {
  loading: 'The choices are loading…',
  failed: 'The choices did not load: the server did not answer.',
  ready: 'The choices have loaded.',
};

/** The choices of the fields come from a server. */
export function SlowServer(props: SetupProps) {
  const [status, setStatus] = useState<Status>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const ending = new AbortController();
    request(attempt, ending.signal).then(
      () => setStatus('ready'),
      () => setStatus('failed'),
    );
    return () => ending.abort();
  }, [attempt]);

  const fields = useMemo(
    () =>
      status === 'ready'
        ? props.fields
        : props.fields.map((field) =>
            field.values ? { ...field, values: [{ name: '', label: WAITING[status] }] } : field,
          ),
    [props.fields, status],
  );
  const load = () => {
    setStatus('loading');
    setAttempt(attempt + 1);
  };
  return (
    <>
      <QueryBuilder {...props} fields={fields} />
      <p style={{ margin: '0.5rem 0 0' }}>
        <span role="status">{SAID[status]}</span>{' '}
        <button type="button" aria-disabled={status === 'loading'} onClick={() => status !== 'loading' && load()}>
          Load again
        </button>
      </p>
    </>
  );
}
