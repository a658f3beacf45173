/** The keys that journeys press and that give no letter. */
export type NamedKey = 'Control' | 'Enter' | 'Escape';

/** A script that runs in a page: it knows nothing but its arguments, and gives no name to a function. */
export type PageScript<Args extends unknown[], Result> = (...args: Args) => Result;

/** Somebody at a page who has never been on the site: what journeys need of a browser, and no more. */
export interface Visitor {
  /** Goes to a path of the site, and waits until the page has loaded. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Sets the size of the window, in px. */
  resize(width: number, height: number): Promise<void>;
  /** Clicks the first element that a CSS selector names. Throws where that cannot be. */
  click(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key, or several at once: `Escape`, `Control+k`. */
  press(keys: string): Promise<void>;
  /** Runs a script in the page. What goes in and comes out is JSON. */
  evaluate<Args extends unknown[], Result>(script: PageScript<Args, Result>, ...args: Args): Promise<Result>;
  /**
   * Runs a script in the frame that a CSS selector names, whatever its origin. The focus may go there with it. Throws
   * where there is no such frame.
   */
  evaluateInFrame<Args extends unknown[], Result>(
    frame: string,
    script: PageScript<Args, Result>,
    ...args: Args
  ): Promise<Result>;
  leave(): Promise<void>;
}

/** What a visitor does on the site. Throws what is not as it should be. */
export type Journey = (visitor: Visitor) => Promise<void>;

/** A browser that runs. */
export interface Browser {
  version: string;
  newVisitor(): Promise<Visitor>;
  close(): Promise<void>;
}

/** A kind of browser, which may be installed. */
export interface Engine {
  name: string;
  /** What it needs and this machine does not have; null where nothing is missing. */
  missing(): string | null;
  /** Starts it for the site at an origin. Throws Error when it does not start. */
  start(origin: string): Promise<Browser>;
}
