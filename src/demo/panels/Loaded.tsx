import { useEffect, useState, type ReactNode } from 'react';
import { useDelayed } from '../../runtime/useDelayed';
import { LoadFailure } from '../../ui/Notice';

interface LoadedProps<Value> {
  /** Subject of messages, such as "The rows". */
  what: string;
  /** Loads again when it is another function; what was loaded before stays until then. */
  load: () => Promise<Value>;
  children: (value: Value) => ReactNode;
}

/** What a panel loads on demand: most visitors never open it. */
export function Loaded<Value>({ what, load, children }: LoadedProps<Value>) {
  const [loaded, setLoaded] = useState<{ value: Value }>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const isSlow = useDelayed(!loaded && !error);

  useEffect(() => {
    let ended = false;
    load().then(
      (value) => {
        if (ended) return;
        setLoaded({ value });
        setError(undefined);
      },
      (failure: Error) => !ended && setError(failure),
    );
    return () => {
      ended = true;
    };
  }, [load, attempt]);

  if (error) {
    const retry = () => {
      setError(undefined);
      setAttempt(attempt + 1);
    };
    return <LoadFailure what={what} error={error} onRetry={retry} />;
  }
  if (!loaded) return <p role="status">{isSlow && `Loading ${what.toLowerCase()}…`}</p>;
  return children(loaded.value);
}
