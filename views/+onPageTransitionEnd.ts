import { setNavigating } from './lib/vike/reload';

export function onPageTransitionEnd(): void {
  setNavigating(false);
}
