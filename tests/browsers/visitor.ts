/** Special keys that journeys press. */
export type NamedKey = 'Control' | 'Enter' | 'Escape';

/** A script that is serialized into the page: no closures, and no named functions. */
export type PageScript<Args extends unknown[], Result> = (...args: Args) => Result;

/** A first-time visitor: the browser features that journeys need. */
export interface Visitor {
  /** Opens a path and waits for the load event. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** In px. */
  resize(width: number, height: number): Promise<void>;
  /** Clicks the first match. Throws if that is not possible. */
  click(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses a key or combination: `Escape`, `Control+k`. */
  press(keys: string): Promise<void>;
  /** Runs a script in the page. Arguments and result must be JSON. */
  evaluate<Args extends unknown[], Result>(script: PageScript<Args, Result>, ...args: Args): Promise<Result>;
  /** Runs a script in a frame of any origin, which may move the focus there. Throws if there is no such frame. */
  evaluateInFrame<Args extends unknown[], Result>(
    frame: string,
    script: PageScript<Args, Result>,
    ...args: Args
  ): Promise<Result>;
  leave(): Promise<void>;
}

/** Throws if something is wrong. */
export type Journey = (visitor: Visitor) => Promise<void>;

/** A running browser. */
export interface Browser {
  version: string;
  newVisitor(): Promise<Visitor>;
  close(): Promise<void>;
}

/** A browser engine, which may not be installed. */
export interface Engine {
  name: string;
  /** What must be installed; null if nothing. */
  missing(): string | null;
  /** @throws Error if it does not start */
  start(origin: string): Promise<Browser>;
}
