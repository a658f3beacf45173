import 'react';

// React 18 hands on attributes that it does not know, under the names that HTML has for them.
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameter must be there to extend React's own
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual';
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- as above
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: 'show' | 'hide' | 'toggle';
  }
}
