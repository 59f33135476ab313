let teller: HTMLElement | undefined;

/** For whoever listens: what a tap has done, once its sheet is gone. */
export function announce(text: string): void {
  if (!teller) {
    teller = document.body.appendChild(document.createElement('p'));
    teller.className = 'visually-hidden';
    teller.setAttribute('role', 'status');
  }
  teller.textContent = text;
}
