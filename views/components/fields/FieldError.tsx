import classes from './FieldError.module.css';

/** For fields that are not Mantine inputs; point `aria-describedby` of the field at the id. */
export function FieldError({ id, children }: { id: string; children?: string | null }) {
  if (!children) return null;

  return (
    <p id={id} className={classes.error} role="alert">
      {children}
    </p>
  );
}
