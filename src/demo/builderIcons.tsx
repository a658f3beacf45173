const sign = (path: string) => (
  <svg
    viewBox="0 0 24 24"
    width="1.1em"
    height="1.1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

const clone = { label: sign('M9 9h11v11H9zM15 9V4H4v11h5') };
const locked = { label: sign('M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3') };
const unlocked = { label: sign('M5 11h14v9H5zM8 11V8a4 4 0 0 1 7.5-2') };

/** Labels of buttons: the library's own are characters that not every font has. */
export const signs = {
  cloneRule: clone,
  cloneRuleGroup: clone,
  lockGroup: unlocked,
  lockGroupDisabled: locked,
  lockRule: unlocked,
  lockRuleDisabled: locked,
};
