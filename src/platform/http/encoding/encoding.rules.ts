export type Encoding = 'br' | 'gzip';

const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** The encoding an answer may travel in; null when it has to go as it is. What cannot be read in the list is passed over. */
export function encodingFor(accepted: string | readonly string[] = ''): Encoding | null {
  const weights = weightsIn(String(accepted).toLowerCase());
  const others = weights.get('*') ?? 0;
  const br = weights.get('br') ?? others;
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? others;
  const best = Math.max(br, gzip);
  if (best === 0 || best < (weights.get('identity') ?? 0)) return null;
  return br === best ? 'br' : 'gzip';
}

function weightsIn(list: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of list.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = weightOf(parameters);
    if (weight !== null) weights.set(name, Math.min(weight, weights.get(name) ?? 1));
  }
  return weights;
}

function weightOf(parameters: string[]): number | null {
  const given = parameters.find((text) => text.startsWith('q='));
  if (given === undefined) return 1;
  const [, weight] = WEIGHT.exec(given) ?? [];
  return weight === undefined ? null : Number(weight);
}

const PACKABLE = /^(text\/(html|javascript)|application\/([\w.-]+\+)?json)\s*(;|$)/i;

/** Pages, calls and scripts; a picture or a PDF is packed already. */
export const isPackable = (contentType: unknown): boolean => PACKABLE.test(String(contentType ?? ''));

/** What another site has made a signed-in browser ask for stays as long as it is: its length must not tell what it says. */
export const mayTellItsLength = (headers: {
  cookie?: string;
  'sec-fetch-site'?: string | string[];
}): boolean =>
  headers.cookie === undefined || !['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));

/** `Vary` with the encoding in it, once. */
export function varyOnEncoding(vary: unknown): string {
  const names = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const isNamed = names.some((name) => ['*', 'accept-encoding'].includes(name.toLowerCase()));
  return (isNamed ? names : [...names, 'accept-encoding']).join(', ');
}
