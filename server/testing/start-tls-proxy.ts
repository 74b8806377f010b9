import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { findFreePort, waitFor } from './run-program.ts'

const DEPLOY = new URL('../../deploy/', import.meta.url)
const PROGRAMS = { caddy: '/usr/bin/caddy', nginx: '/usr/sbin/nginx' }

export type TlsProxy = keyof typeof PROGRAMS
export const hasTlsProxy = (name: TlsProxy): boolean =>
  existsSync(PROGRAMS[name]) && (name === 'caddy' || existsSync('/usr/bin/openssl'))

/**
 * Starts a proxy with its configuration in `deploy/`, for the current test. Its certificate is nobody’s.
 * @returns the port that speaks TLS
 */
export async function startTlsProxy(name: TlsProxy, serverPort: number): Promise<number> {
  const folder = mkdtempSync(join(inject('folder'), `${name}-`))
  const [port, plainPort] = [await findFreePort(), await findFreePort()]
  const child =
    name === 'caddy' ? startCaddy(folder, port, serverPort) : startNginx(folder, port, plainPort, serverPort)
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const isUp = () => spawnSync(process.execPath, ['-e', CONNECT, String(port)]).status === 0
  await waitFor(() => child.exitCode !== null || isUp())
  if (child.exitCode !== null) throw new Error(`${name} has ended: ${output}`)
  return port
}

const CONNECT =
  "require('net').connect(+process.argv[1], '127.0.0.1', () => process.exit()).on('error', () => process.exit(1))"

function startCaddy(folder: string, port: number, serverPort: number): ChildProcess {
  const file = join(folder, 'Caddyfile')
  const local = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tlocal_certs\n}\n'
  writeFileSync(file, local + readFileSync(new URL('Caddyfile', DEPLOY), 'utf8'))
  return spawn(PROGRAMS.caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      SITE: `https://localhost:${port}`,
      UPSTREAM: `127.0.0.1:${serverPort}`,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  })
}

function startNginx(folder: string, port: number, plainPort: number, serverPort: number): ChildProcess {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'rsa:2048']
  spawnSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate])
  let server = readFileSync(new URL('nginx-tls.conf', DEPLOY), 'utf8')
  for (const [from, to] of [
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${serverPort};`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['/etc/letsencrypt/live/cars.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/cars.example/privkey.pem', key],
  ] as const) {
    if (!server.includes(from)) throw new Error(`deploy/nginx-tls.conf does not contain ${from}`)
    server = server.replace(from, to)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
error_log stderr warn;
events {}
http {
access_log off;
${temporary}
${server}
}`,
  )
  return spawn(PROGRAMS.nginx, ['-p', folder, '-c', file, '-e', 'stderr'])
}
