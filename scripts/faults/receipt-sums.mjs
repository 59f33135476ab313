import { startChild } from '../stores/child.mjs';

const SPEC = 'src/shop/receipt/settle/settling.properties.spec.ts';
const JEST = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--runTestsByPath', SPEC];

/** The sums of documents against those of so many random orders, by the spec that CI runs with some hundred. */
export async function receiptSums(orders) {
  const env = { ...process.env, NODE_NO_WARNINGS: '1', ORDERS: String(orders) };
  const options = [...JEST, '--testTimeout=3600000'];
  const { code } = await startChild(process.execPath, options, { env, stdio: 'ignore' }).ended;
  const problems =
    code === 0 ? [] : [`${SPEC} failed; ORDERS=${orders} npm run test:one -- ${SPEC} says where`];
  return { acknowledged: orders, problems };
}
