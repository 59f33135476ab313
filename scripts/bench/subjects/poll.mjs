import { StarPrinter } from '../../printer-sim/printer.mjs';
import { printerPathOf } from '../demo.mjs';
import { compareHttp } from '../http.mjs';
import { startProduct, startServer } from '../product.mjs';

const POLL = JSON.stringify({
  status: '23 6 0 0 0 0 0 0 0',
  printerMAC: '00:11:62:0d:ec:0a',
  statusCode: '200%20OK',
  printingInProgress: false,
  clientAction: null,
});

export default {
  name: 'Poll: a printer that asks in vain (goal: at most 4 H)',

  async run(ctx) {
    const reference = await startServer(ctx);
    const product = await startProduct(ctx);
    const url = product.url + printerPathOf(ctx.dataDir);
    const printer = new StarPrinter({ url });
    while ((await printer.cycle()).jobReady);
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
    ]);
  },
};
