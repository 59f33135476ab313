/** The nonce of the first document stays valid through client navigation. */
export const documentNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** Read by the scroll lock of Modal and Drawer, whose style element would be blocked otherwise. */
export function shareNonce(): void {
  (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ = documentNonce();
}
