import type { MouseEvent } from 'react';

const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"])';

/** Whoever unfolds a question is about to answer it: the cursor is in its field, and the field in sight. */
export function toField({ currentTarget }: MouseEvent<HTMLElement>): void {
  const fold = currentTarget.closest('details');
  if (!fold || fold.open) return;
  requestAnimationFrame(() => {
    const field = fold.querySelector<HTMLElement>(TYPED);
    if (!field) return;
    field.focus({ preventScroll: true });
    fold.scrollIntoView({ block: 'nearest' });
  });
}
