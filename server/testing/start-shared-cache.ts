import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { findSharedCaches, NGINX_MODULE } from '../../scripts/find-shared-caches.ts'

const DEPLOY = new URL('../../deploy/', import.meta.url)
const programs = findSharedCaches()

export type CacheName = 'nginx' | 'varnish'
export const hasSharedCache = (name: CacheName): boolean => programs[name] !== null

interface Place {
  /** For its files; empty. */
  folder: string
  port: number
  serverPort: number
}

/** Starts a shared cache with the configuration in `deploy/` in front of a server, and waits until it listens. */
export async function startSharedCache(name: CacheName, place: Place): Promise<ChildProcess> {
  const child = name === 'nginx' ? startNginx(place) : startVarnish(place)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (!(await canConnect(place.port))) {
    if (child.exitCode !== null) throw new Error(`${name} has ended: ${output}`)
  }
  return child
}

function configuration(file: string, changes: Record<string, string>): string {
  let text = readFileSync(new URL(file, DEPLOY), 'utf8')
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`deploy/${file} does not contain ${from}`)
    text = text.replace(from, to)
  }
  return text
}

function startNginx({ folder, port, serverPort }: Place): ChildProcess {
  const server = configuration('nginx.conf', {
    '/var/cache/nginx/sayyad': join(folder, 'cache'),
    '127.0.0.1:3000': `127.0.0.1:${serverPort}`,
    'listen 127.0.0.1:8080;': `listen 127.0.0.1:${port};`,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `load_module ${NGINX_MODULE};
daemon off;
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
  return spawn(programs.nginx ?? '', ['-p', folder, '-c', file, '-e', 'stderr'])
}

function startVarnish({ folder, port, serverPort }: Place): ChildProcess {
  const file = join(folder, 'varnish.vcl')
  // a server that is only slow, as on a busy machine, counts as up
  const replaced = { '.port = "3000"': `.port = "${serverPort}"`, '.timeout = 1s': '.timeout = 20s' }
  writeFileSync(file, configuration('varnish.vcl', replaced))
  mkdirSync(join(folder, 'work'))
  const listen = `127.0.0.1:${port}`
  const options = `-F -n ${join(folder, 'work')} -a ${listen} -f ${file} -s malloc,64m -j none -p http_gzip_support=off`
  return spawn(programs.varnish ?? '', options.split(' '))
}

const canConnect = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => setTimeout(() => resolve(false), 20))
  })
