import { HANG_MS } from './judge.mjs';
import { MARK } from './tenants.mjs';

const COLUMNS = ['calls', '2xx', '3xx', '4xx', '5xx', 'busy', 'cut', 'hangs', 'stalls', 'foreign reads'];

/** What came of the calls, by role, and every problem with the number of its call. */
export class Tally {
  calls = 0;
  problems = [];
  #slow = [];

  constructor(roles) {
    this.rows = new Map(roles.map((role) => [role, Object.fromEntries(COLUMNS.map((name) => [name, 0]))]));
  }

  add(call, { status, text, ms }, foreign) {
    this.calls += 1;
    const row = this.rows.get(call.role);
    row.calls += 1;
    const kind =
      typeof status === 'number' ? (status === 503 ? 'busy' : `${Math.floor(status / 100)}xx`) : 'cut';
    row[kind] += 1;
    if (kind === '5xx') this.#problem(call, `${status} ${text.slice(0, 120)}`);
    if (foreign.length > 0 || text.includes(MARK)) {
      row['foreign reads'] += 1;
      this.#problem(
        call,
        `shows ${foreign[0] ?? text.slice(text.indexOf(MARK) - 100, text.indexOf(MARK) + 20)}`,
      );
    }
    if (ms > HANG_MS || status === 503) this.#slow.push(call);
  }

  takeSlow() {
    return this.#slow.splice(0);
  }

  stall(call, waited) {
    this.rows.get(call.role).stalls += 1;
    this.#problem(call, `held up somebody else for ${Math.round(waited)} ms`);
  }

  refuse(call) {
    this.rows.get(call.role)['5xx'] += 1;
    this.#problem(call, 'is always busy');
  }

  hang(call, ms) {
    this.rows.get(call.role).hangs += 1;
    this.#problem(call, `took ${Math.round(ms)} ms`);
  }

  /** Nothing of what the other restaurant has may change. */
  compareOther(before, after, round) {
    for (const name of Object.keys({ ...before, ...after }))
      if (before[name] !== after[name])
        this.problems.push(
          `calls ${round[0].number} to ${round.at(-1).number} wrote into another restaurant: ${name}`,
        );
  }

  table() {
    const lines = [...this.rows].map(([role, row]) => [role, ...COLUMNS.map((name) => row[name])]);
    const sums = COLUMNS.map((name) => lines.reduce((sum, line) => sum + line[COLUMNS.indexOf(name) + 1], 0));
    return [['role', ...COLUMNS], ['---', ...COLUMNS.map(() => '--:')], ...lines, ['all', ...sums]]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n');
  }

  #problem({ number, role, method, path, body = '' }, what) {
    this.problems.push(
      `call ${number}, ${role}: ${method} ${path.slice(0, 120)} ${body.slice(0, 160)} -> ${what}`,
    );
  }
}
