/**
 * Whose keys are known. Without any preparation: `sk_test_sim_bella` with `pk_test_sim_bella`, and at PayPal `sim-bella` with
 * `secret-bella`, whatever the name. Everybody else has to be added and is refused otherwise.
 */
export class Accounts {
  #added = [];
  #revoked = new Set();

  /** `{ name, stripe: { publicKey, secretKey }, paypal: { publicKey, secretKey } }`, each of them optional. */
  add(account) {
    this.#added.push(account);
  }

  /** Somebody takes a secret key back in the dashboard. */
  revoke(secretKey) {
    this.#revoked.add(secretKey);
  }

  /** By a secret or a publishable key of Stripe. */
  ofStripeKey(key) {
    if (this.#revoked.has(key)) return null;
    const added = this.#added.find(({ stripe }) => stripe?.secretKey === key || stripe?.publicKey === key);
    const [, kind, mode, name] = /^(sk|rk|pk)_(test|live)_(?:sim_)?(\w+)$/.exec(key) ?? [];
    if (!kind || (!added && !key.includes('_sim_'))) return null;
    return { name: added?.name ?? name, live: mode === 'live', isPublic: kind === 'pk' };
  }

  ofPayPalClient(id, secret) {
    if (this.#revoked.has(secret)) return null;
    const added = this.#added.find(({ paypal }) => paypal?.publicKey === id);
    const [, name] = /^sim-(\w+)$/.exec(id) ?? [];
    const expected = added?.paypal.secretKey ?? (name && `secret-${name}`);
    return expected && (secret === null || secret === expected) ? { name: added?.name ?? name } : null;
  }
}
