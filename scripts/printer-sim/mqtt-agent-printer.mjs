import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMqttAgent } from '../print-agent/mqtt-agent.mjs';

/** The agent of the restaurant and its printer in one: whatever the printer can do wrong, the agent has to report. */
export async function startAgentSim(url, printer, { onTrouble, say }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'agent-sim-'));
  const agent = startMqttAgent({
    url,
    printer: { host: '127.0.0.1', port: printer.port },
    stateFile: path.join(folder, 'papers.json'),
    say,
    onTrouble,
  });
  const stopPrinter = printer.stop;
  return Object.assign(printer, {
    agent,
    async stop() {
      await agent.stop();
      await stopPrinter();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}
