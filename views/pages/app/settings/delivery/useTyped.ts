import { useState } from 'react';

/** A few text fields whose Enter does something of their own and does not send the form around them. */
export function useTyped<T extends Record<string, string>>(empty: T, onEnter: () => void) {
  const [typed, setTyped] = useState(empty);

  const field = (key: keyof T & string) => ({
    value: typed[key],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [key]: currentTarget.value }),
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      onEnter();
    },
  });

  return { typed, field, clear: () => setTyped(empty) };
}
