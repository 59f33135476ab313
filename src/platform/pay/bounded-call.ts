/** No answer of these services comes near it. */
const MOST_ANSWER = 2_000_000;

/** One call that ends with its signal: no redirect is followed, and no endless answer is read. */
export async function boundedCall(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: 'error', signal });
  const { status, headers } = answer;
  const text = await textOf(answer);
  return new Response(MAY_HAVE_BODY(status) ? text : null, { status, headers });
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > MOST_ANSWER) throw new Error('The answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const MAY_HAVE_BODY = (status: number) => ![101, 204, 205, 304].includes(status);
