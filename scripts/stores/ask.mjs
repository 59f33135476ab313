import { connect } from 'node:net';

/** The first bytes that come back over a unix socket; none when nobody answers in time. */
export const ask = (socket, question, patienceMs = 0) =>
  new Promise((resolve) => {
    const probe = connect(socket, () => probe.write(question))
      .on('data', (answer) => {
        resolve(answer.toString('latin1'));
        probe.destroy();
      })
      .on('error', () => resolve(''))
      .on('close', () => resolve(''))
      .setTimeout(patienceMs, () => probe.destroy());
  });
