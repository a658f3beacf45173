/** A value that outlives the components which show it. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls a listener at each change; returns what ends it. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store, as `useSyncExternalStore` wants it. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (value === current) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
