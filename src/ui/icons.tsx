import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4.2" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M4 6.5h16M4 12h16M4 17.5h16" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.2" />
    <path d="m15.8 15.8 4.2 4.2" />
  </Icon>
);

export const ArrowUpIcon = () => (
  <Icon>
    <path d="M12 19V5.5M6 11l6-6 6 6" />
  </Icon>
);

export const LogoIcon = () => (
  <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
    <rect x="1" y="1" width="30" height="30" rx="8" fill="currentColor" />
    <path
      d="M9 7.5v13a4 4 0 0 0 4 4h1.5M9 14h5.5"
      fill="none"
      stroke="var(--colors-background)"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path
      d="M19 7.5h5M19 14h5M19 24.5h5"
      fill="none"
      stroke="var(--colors-background)"
      strokeWidth="4.2"
      strokeLinecap="round"
    />
  </svg>
);
