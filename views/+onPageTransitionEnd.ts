import { setNavigating } from './lib/reload';

export function onPageTransitionEnd(): void {
  setNavigating(false);
}
