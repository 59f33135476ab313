import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import ssh2 from 'ssh2';
import { findProgram } from '../setup/paths.mjs';

const PLACES = `${process.env.PATH}:/usr/lib/openssh:/usr/lib/ssh:/usr/libexec/openssh:/usr/libexec`;
export const SFTP_USER = 'bella';
export const SFTP_PASSWORD = 'geheim';

/**
 * OpenSSH's own sftp-server behind a sign-in with a password. Its sshd would check passwords of accounts of this machine
 * only; the half that answers the commands is the real one.
 */
export async function startSftpServer(dir, { asks = false, hostKey = newHostKey(), port = 0 } = {}) {
  const program = findProgram('sftp-server', PLACES);
  if (!program) throw new Error('sftp-server is missing: apt-get install openssh-sftp-server');
  const clients = new Set();
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    clients.add(client);
    client.setNoDelay(true);
    client.on('error', () => {});
    client.on('close', () => clients.delete(client));
    client.on('authentication', (attempt) => signIn(attempt, asks));
    client.on('session', (accept) => {
      accept().on('subsystem', (acceptSubsystem, reject, { name }) => {
        if (name !== 'sftp') return reject();
        serve(program, dir, acceptSubsystem());
      });
    });
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    root: dir,
    close: async () => {
      for (const client of clients) client.end();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const newHostKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs1', format: 'pem' });

function signIn(attempt, asks) {
  const { method, username } = attempt;
  const wanted = asks ? 'keyboard-interactive' : 'password';
  if (username !== SFTP_USER || method !== wanted) return attempt.reject([wanted]);
  if (!asks) return attempt.password === SFTP_PASSWORD ? attempt.accept() : attempt.reject([wanted]);
  attempt.prompt([{ prompt: 'Passwort: ', echo: false }], ([answer]) =>
    answer === SFTP_PASSWORD ? attempt.accept() : attempt.reject([wanted]),
  );
}

function serve(program, dir, channel) {
  const child = spawn(program, ['-d', dir], { cwd: dir, stdio: ['pipe', 'pipe', 'ignore'] });
  child.on('error', () => channel.close());
  child.stdin.on('error', () => {});
  channel.on('error', () => child.kill());
  channel.on('close', () => child.kill());
  channel.pipe(child.stdin);
  child.stdout.pipe(channel);
}
