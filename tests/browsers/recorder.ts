export const RECORDER_PATH = '/recorder.js';
export const INCIDENTS_PATH = '/incidents';

/** Reports console errors, failed loads, uncaught errors and CSP violations to the server, synchronously. */
export const RECORDER = `{
  const tell = (text) => {
    const request = new XMLHttpRequest();
    request.open('POST', '${INCIDENTS_PATH}', false);
    request.send(location.pathname + ': ' + text);
  };
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...values) => {
      write.apply(console, values);
      tell('console.' + level + ' ' + values.join(' '));
    };
  }
  addEventListener('error', ({ message, target }) => tell(message ?? 'did not load: ' + new URL(target.src ?? target.href).pathname), true);
  addEventListener('unhandledrejection', ({ reason }) => tell('not caught: ' + reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => tell('forbidden: ' + effectiveDirective));
}`;
