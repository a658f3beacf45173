import { useEffect, useRef } from 'react';

/** Fills in a field once `value` is not empty, unless the reader has used the field, possibly before hydration. */
export function useFieldValue(value: string) {
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const field = ref.current;
    if (field && field.value === '' && field !== document.activeElement) field.value = value;
  }, [value]);

  return ref;
}
