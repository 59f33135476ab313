interface Words {
  status: string;
  message: string;
}

const WORDS: Record<string, Words> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'Diese Adresse oder ihre Angaben sind zu lang. Bitte kürzer versuchen.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'Das hat zu lange gedauert. Bitte noch einmal versuchen.',
  },
};
const UNREADABLE: Words = { status: '400 Bad Request', message: 'Diese Anfrage konnten wir nicht lesen.' };

/** What node could not read as a request never comes to a route: the answer is written as it goes over the wire. */
export function answerToBroken(code: string | undefined): string {
  const { status, message } = WORDS[code ?? ''] ?? UNREADABLE;
  const body = `${message}\n`;
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${new TextEncoder().encode(body).length}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
