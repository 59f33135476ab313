import { createServer } from 'node:http';

/** A bare server that prints its address: `answer(request, response)` does what the product does, and nothing else. */
export function listen(answer) {
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      response.writeHead(500);
      response.end(String(error));
    });
  });
  server.keepAliveTimeout = 72_000;
  server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
}

export function sendJson(response, status, value) {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

export async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
