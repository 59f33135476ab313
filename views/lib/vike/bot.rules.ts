/** Programs that read pages without a person in front of them. CUBOT makes phones. */
export const isBot = (userAgent: string): boolean =>
  /(?<!cu)bot\b|crawler|spider|slurp|chrome-lighthouse|facebookexternalhit|google-/i.test(userAgent);
