/** Programs that read pages without a person in front of them; CUBOT is excepted because it is a maker of phones. */
export const isBot = (userAgent: string): boolean =>
  /(?<!cu)bot\b|crawler|spider|slurp|chrome-lighthouse|facebookexternalhit|google-/i.test(userAgent);
