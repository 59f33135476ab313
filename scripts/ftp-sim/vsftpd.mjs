import { chmodSync, chownSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { findProgram } from '../setup/paths.mjs';
import { endChild, startChild } from '../stores/child.mjs';
import { freePorts } from './ports.mjs';

const PASSIVE = 24;
/** Where a far away twin of the server may stand: a proxy with the same ports. */
const PROXY_HOST = '127.0.0.2';
export const FTP_USER = 'anonymous';
export const FTP_PASSWORD = 'geheim@bella.example';
export const FTP_DIRECTORY = 'web';

/**
 * Debian's vsftpd with a configuration of its own. The only user needs no account on this machine: the anonymous one,
 * let in with one password and let write.
 */
export async function startVsftpd(dir, { tls } = {}) {
  const home = path.join(dir, 'home');
  const root = path.join(home, FTP_DIRECTORY);
  mkdirSync(root, { recursive: true });
  const user = ownerOf(root);
  chmodSync(home, 0o555);
  const [port, ...passive] = await freePorts(PASSIVE + 1, ['127.0.0.1', PROXY_HOST]);
  const passwords = path.join(dir, 'passwords');
  writeFileSync(passwords, `${FTP_PASSWORD}\n`);
  const conf = path.join(dir, 'vsftpd.conf');
  const settings = { ...BASE, ...(tls ? secured(dir, tls) : {}) };
  const own = {
    listen_port: port,
    pasv_min_port: passive[0],
    pasv_max_port: passive.at(-1),
    ftp_username: user,
    anon_root: home,
    email_password_file: passwords,
    secure_chroot_dir: dir,
  };
  writeFileSync(
    conf,
    Object.entries({ ...settings, ...own })
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
    { mode: 0o600 },
  );
  const program = findProgram('vsftpd', `${process.env.PATH}:/usr/sbin`);
  if (!program) throw new Error('vsftpd is missing: apt-get install vsftpd');
  // It says what it does not like on its standard input.
  const said = path.join(dir, 'said');
  const paper = openSync(said, 'w+');
  const child = startChild(program, [conf], { stdio: [paper, 'ignore', 'ignore'] });
  closeSync(paper);
  await answers(port, child, said);
  return { port, passive, root, proxyHost: PROXY_HOST, close: () => endChild(child) };
}

const BASE = {
  background: 'NO',
  listen: 'YES',
  listen_address: '127.0.0.1',
  isolate: 'NO',
  isolate_network: 'NO',
  seccomp_sandbox: 'NO',
  local_enable: 'NO',
  anonymous_enable: 'YES',
  secure_email_list_enable: 'YES',
  write_enable: 'YES',
  anon_upload_enable: 'YES',
  anon_mkdir_write_enable: 'YES',
  anon_other_write_enable: 'YES',
  anon_world_readable_only: 'NO',
  anon_umask: '022',
  allow_writeable_chroot: 'YES',
  max_login_fails: 3,
  delay_failed_login: 0,
  delay_successful_login: 0,
  xferlog_enable: 'NO',
  pasv_promiscuous: 'YES',
  ...(process.getuid() === 0 ? {} : { run_as_launching_user: 'YES' }),
};

/** vsftpd lets nobody in who may write to the root of what they see, so the web space is a folder in it. */
function ownerOf(root) {
  if (process.getuid() !== 0) return userInfo().username;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const ftp = accounts.find(([name]) => name === 'ftp');
  if (!ftp) throw new Error('The account of the package vsftpd is missing: ftp');
  chownSync(root, Number(ftp[2]), Number(ftp[3]));
  return 'ftp';
}

function secured(dir, { cert, key }) {
  const [certFile, keyFile] = [path.join(dir, 'cert.pem'), path.join(dir, 'key.pem')];
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key, { mode: 0o600 });
  return {
    ssl_enable: 'YES',
    allow_anon_ssl: 'YES',
    force_anon_logins_ssl: 'YES',
    force_anon_data_ssl: 'YES',
    require_ssl_reuse: 'YES',
    rsa_cert_file: certFile,
    rsa_private_key_file: keyFile,
    ssl_ciphers: 'HIGH',
  };
}

/** It says nothing when it is ready, so it is asked. */
async function answers(port, { ended }, said) {
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  for (let tried = 0; tried < 200 && !isOver; tried++) {
    if (await canConnect(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`vsftpd did not start: ${readFileSync(said, 'utf8').trim()}`);
}

function canConnect(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
