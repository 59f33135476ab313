import { createServer } from 'node:http';

/** H, the unit of this bench: one hello of plain node:http. Prints its address when it listens. */
const server = createServer((_, answer) => {
  answer.setHeader('content-type', 'text/plain; charset=utf-8');
  answer.end('hello');
});

server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
