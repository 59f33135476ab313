const GIVE_UP_MS = 30_000;

/** Sends one call and says what came back; a stream is left as soon as it has begun. */
export async function answerTo(url, { method, path, headers, type, body, file }, own) {
  const from = performance.now();
  const form = file === undefined ? undefined : new FormData();
  form?.append('file', new Blob([file]), 'karte.csv');
  try {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...own, ...(type && { 'content-type': type }) },
      body: form ?? body,
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
    const text = isStream ? await answer.body.cancel().then(() => '') : await answer.text();
    return { status: answer.status, text, ms: performance.now() - from };
  } catch {
    // A server that has read enough may close the connection before it was sent everything.
    return { status: 'cut', text: '', ms: performance.now() - from };
  }
}
