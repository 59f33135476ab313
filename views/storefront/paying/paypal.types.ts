/** What we use of PayPal's script. */
export interface PayPal {
  Buttons(options: {
    style: object;
    createOrder(): Promise<string> | string;
    onApprove(): Promise<void> | void;
    onCancel(): void;
    onError(error: unknown): void;
  }): PayPalButtons;
}

export interface PayPalButtons {
  render(place: HTMLElement): Promise<void>;
  close(): Promise<void> | undefined;
}
