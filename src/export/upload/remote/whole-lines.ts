import type { FTPContext } from 'basic-ftp';

const LONGEST = 64 * 1024;

interface Listening {
  _onControlSocketData(chunk: string): void;
}

/**
 * The library takes "22" for nothing and "229 Ent" for an answer when a line arrives in two pieces, as it does on slow
 * lines. It gets whole lines only.
 */
export function hearWholeLines(context: FTPContext): void {
  const listening = context as unknown as Listening;
  const hear = listening._onControlSocketData.bind(context);
  let rest = '';
  let heardFrom = context.socket;
  listening._onControlSocketData = (chunk) => {
    // What came in before the encryption is no part of what comes after.
    const text = context.socket === heardFrom ? rest + chunk : chunk;
    if (text.startsWith('SSH-')) return context.closeWithError(new Error('another protocol answers: SSH'));
    heardFrom = context.socket;
    const end = text.lastIndexOf('\n') + 1;
    rest = text.slice(end);
    if (rest.length > LONGEST)
      context.closeWithError(new Error('a line of the server exceeded maximum size'));
    else if (end > 0) hear(text.slice(0, end));
  };
}
