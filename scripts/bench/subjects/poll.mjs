import { StarPrinter } from '../../printer-sim/printer.mjs';
import { call, printerPathOf, signIn } from '../demo.mjs';
import { compareHttp } from '../http.mjs';
import { startProduct, startServer } from '../product.mjs';

const POLL = JSON.stringify({
  status: '23 6 0 0 0 0 0 0 0',
  printerMAC: '00:11:62:0d:ec:0a',
  statusCode: '200%20OK',
  printingInProgress: false,
  clientAction: null,
});

const ASK = 'ConnectionType=GetRequest&ID=';
const STATE = JSON.stringify({ state: 'ok' });

export default {
  name: 'Poll: a printer that asks in vain (goal: at most 4 H)',

  async run(ctx) {
    const reference = await startServer(ctx);
    const product = await startProduct(ctx);
    const url = product.url + printerPathOf(ctx.dataDir);
    const printer = new StarPrinter({ url });
    while ((await printer.cycle()).jobReady);
    await printer.cycle();
    const headers = await signIn(product.url);
    const added = async (kind, connection) => {
      const body = { name: kind, columns: 48, kind, connection };
      const made = await call(`${product.url}/api/printer/add`, { headers, body });
      return product.url + new URL(made.url).pathname;
    };
    const epson = await added('epson');
    const agent = await added('agent', { host: '192.168.178.50', port: 9100 });
    // The first call is looked up, the second finds out that nothing waits.
    for (let turn = 0; turn < 3; turn += 1)
      for (const [address, body] of [
        [epson, ASK],
        [agent, STATE],
      ])
        await fetch(address, { method: 'POST', body });
    return compareHttp([
      { name: 'node:http hello (H)', pid: reference.pid, url: reference.url },
      {
        name: 'idle CloudPRNT poll',
        pid: product.pid,
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        bodies: [POLL],
      },
      { name: 'idle Epson poll', pid: product.pid, url: epson, method: 'POST', headers: {}, bodies: [ASK] },
      {
        name: 'idle poll of the agent',
        pid: product.pid,
        url: agent,
        method: 'POST',
        headers: {},
        bodies: [STATE],
      },
    ]);
  },
};
