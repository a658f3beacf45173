/** The ways in which the DOM moves the focus by itself. */
const FOCUSING = [
  [HTMLElement, 'focus'],
  [SVGElement, 'focus'],
  [HTMLElement, 'showPopover'],
  [HTMLDialogElement, 'show'],
  [HTMLDialogElement, 'showModal'],
  [HTMLFormElement, 'reportValidity'],
] as const;

/** Ways out of the frame that neither its sandbox nor its policy closes. */
export function confine(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
  keepFocusOutside();
  keepHistoryShort();
}

/** The frame gets the focus by Tab or pointer only, never from code while somebody types elsewhere. */
function keepFocusOutside(): void {
  let isPressed = false;
  const press = () => {
    isPressed = true;
    setTimeout(() => (isPressed = false));
  };
  // The frame gets the focus only after these events.
  for (const type of ['pointerdown', 'mousedown', 'touchend']) window.addEventListener(type, press, true);

  for (const [{ prototype }, name] of FOCUSING) {
    const methods = prototype as unknown as Record<string, ((...values: unknown[]) => unknown) | undefined>;
    const method = methods[name];
    if (!method) continue;
    methods[name] = function (this: HTMLElement, ...values) {
      if (isPressed || document.hasFocus() || this.inert) return method.apply(this, values);
      // What is inert is shown, and gets no focus.
      this.inert = true;
      try {
        return method.apply(this, values);
      } finally {
        this.inert = false;
      }
    };
  }
  window.focus = () => undefined;
}

/** An entry of the frame is one of the page: it would take a press of Back to get past it. */
function keepHistoryShort(): void {
  History.prototype.pushState = History.prototype.replaceState;
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    window.location.replace(link.href);
  });
}

const replace = (address: unknown) => window.location.replace(String(address));

const location = {
  get hash() {
    return window.location.hash;
  },
  set hash(hash: unknown) {
    replace(`#${String(hash).replace(/^#/, '')}`);
  },
  get href() {
    return window.location.href;
  },
  set href(address: unknown) {
    replace(address);
  },
  assign: replace,
};

/** Code that assigns to `location`, or to `window.location` and the like, finds these instead; see `instrumentCode`. */
export const navigationScope: Record<string, unknown> = {
  get location() {
    return location;
  },
  set location(address: unknown) {
    replace(address);
  },
};
for (const name of ['window', 'self', 'globalThis', 'document']) navigationScope[name] = navigationScope;
