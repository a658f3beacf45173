type Events = WindowEventMap & DocumentEventMap & HTMLElementEventMap;

type Listeners = { readonly [Type in keyof Events]?: (event: Events[Type]) => void };

/** Adds listeners by their types; returns what removes them. */
export function listen(target: EventTarget, listeners: Listeners, options?: AddEventListenerOptions): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) target.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of entries) target.removeEventListener(type, listener, options);
  };
}
