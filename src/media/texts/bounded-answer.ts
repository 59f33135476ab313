/** A long menu in single letters, and what the model thought before it, is a fraction of this. */
const MOST_BYTES = 8_000_000;
/** The client reads a line again with every piece of it, so that one without an end costs more and more. */
const LONGEST_LINE = 1_000_000;
const LINE_FEED = 10;

/** A server that says too much, or goes on after its time, is cut off: whatever it sends, the others are served. */
export function boundedAnswer(answer: Response, signal?: AbortSignal | null): Response {
  if (!answer.body) return answer;
  const bounded = answer.body.pipeThrough(new TransformStream(boundsOf(signal)));
  const { status, statusText, headers } = answer;
  return new Response(bounded, { status, statusText, headers });
}

function boundsOf(signal?: AbortSignal | null): Transformer<Uint8Array, Uint8Array> {
  let bytes = 0;
  let line = 0;
  return {
    transform(piece, controller) {
      // An abort may not reach an answer that comes without a pause.
      signal?.throwIfAborted();
      const lastEnd = piece.lastIndexOf(LINE_FEED);
      bytes += piece.length;
      line = lastEnd < 0 ? line + piece.length : piece.length - lastEnd - 1;
      if (bytes > MOST_BYTES || line > LONGEST_LINE) throw new Error('The answer does not end.');
      controller.enqueue(piece);
    },
  };
}
