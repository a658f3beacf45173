import { useState, type ReactElement } from 'react';

/** A function that says why a change is refused, and the element in which it says so. */
export function useRefusal(): [refuse: (reason: string) => false, message: ReactElement] {
  const [{ reason, count }, setRefusal] = useState({ reason: '', count: 0 });
  const refuse = (text: string) => {
    setRefusal({ reason: text, count: count + 1 });
    return false as const;
  };
  return [
    refuse,
    <p role="status" style={{ margin: '0.5rem 0 0' }}>
      {/* Another element, so that the same reason is heard again. */}
      <span key={count}>{reason}</span>
    </p>,
  ];
}
