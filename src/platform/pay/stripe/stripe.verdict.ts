import { PayRefused, PayUnreachable } from '../pay.errors.js';
import type { KeysVerdict, MerchantKeys } from '../pay.types.js';
import { askStripe, type StripeLine } from './stripe.calls.js';

/** Anything else would not even pass as a header. */
const SECRET = /^(?:sk|rk)_(test|live)_\w{1,300}$/;
const PUBLIC = /^pk_(test|live)_\w{1,300}$/;

/**
 * Whether both keys open the same account. Something harmless is begun with the one and looked at with the other:
 * nothing in the keys themselves says reliably whose they are.
 */
export async function stripeVerdict(line: StripeLine, keys: MerchantKeys): Promise<KeysVerdict> {
  const secretMode = SECRET.exec(keys.secretKey)?.[1];
  const publicMode = PUBLIC.exec(keys.publicKey)?.[1];
  if (!secretMode) return { ok: false, why: 'secretRefused' };
  if (!publicMode) return { ok: false, why: 'publicRefused' };
  if (secretMode !== publicMode) return { ok: false, why: 'keysMixed' };
  const test = secretMode === 'test';
  try {
    const account = await accountOf(line, keys.secretKey);
    if (!test && account.isInactive) return { ok: false, why: 'notActivated' };
    const why = await matchOf(line, keys);
    return why ? { ok: false, why } : { ok: true, account: account.name, test };
  } catch (error) {
    if (error instanceof PayUnreachable) return { ok: false, why: 'unreachable' };
    if (error instanceof PayRefused) return { ok: false, why: 'secretRefused' };
    throw error;
  }
}

async function accountOf(line: StripeLine, secretKey: string) {
  const account = await askStripe(line, secretKey, (stripe) => stripe.accounts.retrieveCurrent());
  const { business_profile: profile, settings, id } = account;
  const name = profile?.name || settings?.dashboard?.display_name || id;
  return { name, isInactive: !account.charges_enabled };
}

async function matchOf(
  line: StripeLine,
  { secretKey, publicKey }: MerchantKeys,
): Promise<'publicRefused' | 'keysMixed' | null> {
  const { id, client_secret: secret } = await askStripe(line, secretKey, (stripe) =>
    stripe.setupIntents.create({}),
  );
  try {
    await askStripe(line, publicKey, (stripe) =>
      stripe.setupIntents.retrieve(id, { client_secret: secret ?? '' }),
    );
    return null;
  } catch (error) {
    if (!(error instanceof PayRefused)) throw error;
    return error.detail === 'resource_missing' ? 'keysMixed' : 'publicRefused';
  } finally {
    await askStripe(line, secretKey, (stripe) => stripe.setupIntents.cancel(id)).catch(() => {});
  }
}
