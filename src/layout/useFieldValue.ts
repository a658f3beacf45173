import { useEffect, useRef } from 'react';

/**
 * Fills in a field once its value is known, unless its reader has begun to use it: they may before React runs the page.
 *
 * @param value empty as long as it is not known
 * @returns the field's ref
 */
export function useFieldValue(value: string) {
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const field = ref.current;
    if (field && field.value === '' && field !== document.activeElement) field.value = value;
  }, [value]);

  return ref;
}
