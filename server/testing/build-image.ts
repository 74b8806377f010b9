import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** What the Dockerfile and the product call of Debian. */
const PROGRAMS = ['sh', 'cat', 'mkdir', 'chown']
const BASE = 'localhost/base'
const IMAGE = 'localhost/sayyad'

export interface Image {
  /** What the Dockerfile says of the image. */
  settings: {
    User: string
    Env: string[]
    Cmd: string[]
    WorkingDir: string
    Volumes: Record<string, object>
    Healthcheck: { Test: string[] }
  }
  /** The mounted files of a container. */
  files: string
  megabytes: number
  remove: () => void
}

/**
 * Builds the image of `deploy/Dockerfile` out of `npm run build`, on a Debian that has only what is called. Without a
 * registry: the base comes from the files of this machine.
 * @param folder an empty folder
 */
export function buildImage(folder: string, driver: string): Image {
  const storage = ['--storage-driver', driver, '--root', join(folder, 'images'), '--runroot', join(folder, 'running')]
  const buildah = (...args: string[]) => run('buildah', [...storage, ...args]).trim()

  const built = join(folder, 'built', 'release')
  run(process.execPath, ['scripts/image-tree.ts', built])
  const base = join(folder, 'base')
  copyDebian(base, built)
  const scratch = buildah('from', 'scratch')
  buildah('copy', '-q', scratch, base, '/')
  buildah('commit', '-q', scratch, BASE)
  const from = ['--build-arg', `BASE=${BASE}`, '--build-context', `build=${dirname(built)}`]
  const format = ['--isolation', 'chroot', '--format', 'docker', '-f', 'deploy/Dockerfile', '-t', IMAGE]
  buildah('bud', ...from, ...format, '.')

  const container = buildah('from', IMAGE)
  const files = buildah('mount', container)
  const inspected = JSON.parse(buildah('inspect', '--type', 'image', IMAGE)) as {
    Docker: { config: Image['settings'] }
  }
  return {
    settings: inspected.Docker.config,
    files,
    megabytes: Number(run('du', ['-sm', join(files, 'app')]).split('\t')[0]),
    remove: () => {
      buildah('rm', '--all')
      buildah('rmi', '--all', '--force')
    },
  }
}

function copyDebian(to: string, built: string): void {
  const programs = PROGRAMS.map((name) => run('sh', ['-c', `command -v ${name}`]).trim())
  const native = run('find', [built, '-name', '*.node', '-o', '-path', '*/bin/*', '-type', 'f', '-perm', '-u+x'])
  const needed = [...programs, ...native.trim().split('\n')].flatMap((file) => librariesOf(file))
  for (const path of new Set([...programs, ...needed])) {
    if (path.startsWith(built)) continue
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(realpathSync(path), join(to, path))
  }
  for (const folder of ['etc', 'tmp', 'proc', 'dev']) mkdirSync(join(to, folder), { recursive: true })
  for (const name of ['passwd', 'group']) writeFileSync(join(to, 'etc', name), `root:x:0:0:root:/root:/bin/sh\n`)
  // Debian has its programs below /usr
  if (!existsSync(join(to, 'bin', 'sh'))) {
    mkdirSync(join(to, 'bin'), { recursive: true })
    cpSync(realpathSync('/bin/sh'), join(to, 'bin', 'sh'))
  }
}

const librariesOf = (file: string): string[] =>
  spawnSync('ldd', [file], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((line) => /(?:=> )?(\/\S+) \(0x/.exec(line)?.[1])
    .filter((path) => path !== undefined)

function run(program: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`)
  return stdout
}

/** Whether a build is there to make an image of, which `npm test` makes and `npm run unit` does not. */
export const isBuilt = (): boolean =>
  existsSync(join(ROOT, 'build/server/command.js')) && readFileSync(join(ROOT, 'build/.source-hash')).length > 0
