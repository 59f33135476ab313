const OP_MSG = 2013;
const WORD = 4;

/** `{ hello: 1, $db: 'admin' }` as a message of the MongoDB wire protocol: what every driver asks first. */
export const HELLO = message(
  document([
    Buffer.from([0x10, ...Buffer.from('hello\0'), 1, 0, 0, 0]),
    Buffer.from([0x02, ...Buffer.from('$db\0'), 6, 0, 0, 0, ...Buffer.from('admin\0')]),
  ]),
);

function document(elements) {
  const body = Buffer.concat([...elements, Buffer.alloc(1)]);
  return Buffer.concat([words(body.length + WORD), body]);
}

/** Length, request, response, kind; then flags and one section of kind 0. */
function message(body) {
  return Buffer.concat([words(5 * WORD + 1 + body.length, 1, 0, OP_MSG, 0), Buffer.alloc(1), body]);
}

function words(...numbers) {
  const bytes = Buffer.alloc(numbers.length * WORD);
  for (const [at, number] of numbers.entries()) bytes.writeInt32LE(number, at * WORD);
  return bytes;
}
