import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import classes from './SubmitButton.module.css';

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  children: ReactNode;
}

const never = () => () => {};

/** Sends nothing before the page is hydrated: until then a browser would put what was typed into the address. */
export function SubmitButton({ children, ...props }: SubmitButtonProps) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  return (
    <Button {...props} type="submit" {...(!alive && { disabled: true, className: classes.waiting })}>
      {children}
    </Button>
  );
}
