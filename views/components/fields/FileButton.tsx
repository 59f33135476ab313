import { type FileButtonProps, FileButton as MantineFileButton } from '@mantine/core';
import { useRef } from 'react';

/** Forgets what was chosen: the same file may be chosen again, after a refusal or once it was deleted. */
export function FileButton<Multiple extends boolean = false>({
  onChange,
  ...props
}: FileButtonProps<Multiple>) {
  const reset = useRef<() => void>(null);

  return (
    <MantineFileButton<Multiple>
      {...props}
      resetRef={reset}
      onChange={(chosen) => {
        onChange(chosen);
        reset.current?.();
      }}
    />
  );
}
