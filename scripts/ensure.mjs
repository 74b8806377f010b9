// Prepares a clone: packages, build (--build) and a browser for tests (--browser), each only if needed. Plain
// JavaScript, since it runs on the Node of the machine before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const inRoot = (...parts) => join(ROOT, ...parts)
const NODE = inRoot('node_modules', '.bin', 'node')
const MOST_OUTPUT = 64_000_000
const NPM = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']

function log(text) {
  console.log(`sayyad: ${text}`)
}

function run(command, args, env = {}) {
  const { status, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
    env: { ...process.env, ...env },
  })
  if (status !== 0) endIfFull(stderr)
  process.stderr.write(stderr ?? '')
  if (status !== 0) process.exit(status ?? 1)
}

/** Ends with a sentence instead of what tools print about a full disk. */
function endIfFull(reason) {
  if (!/ENOSPC|EDQUOT|no space left on device/i.test(String(reason))) return
  console.error(`sayyad: the disk of ${ROOT} is full: free some space, and start again.`)
  process.exit(1)
}

process.on('uncaughtException', (error) => {
  endIfFull(error)
  console.error(error)
  process.exit(1)
})

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted((a, b) => (a < b ? -1 : 1))
}

/** Runs `work` unless a stamp records that it ran for the same files. */
function unlessDone(stamp, files, work) {
  const hash = hashOf(files)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  work()
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, hash)
}

const [major] = process.versions.node.split('.')
if (Number(major) < 20) {
  console.error(`sayyad: Node ${process.versions.node} is too old; install Node 20 or newer.`)
  process.exit(1)
}

unlessDone(inRoot('node_modules', '.lock-hash'), [inRoot('package-lock.json')], () => {
  log('installing packages…')
  // whatever NODE_ENV says, since the build needs the packages for development
  run(NPM[0], [...NPM.slice(1), 'ci', '--include=dev', '--no-audit', '--no-fund'], { npm_config_loglevel: 'error' })
})

if (!existsSync(NODE) && Number(major) < 24) {
  console.error(
    'sayyad: the bundled Node 24 was not installed: run `npm ci --include=optional`, or use Node 24 or newer yourself.',
  )
  process.exit(1)
}

if (process.argv.includes('--build')) {
  const sources = ['web', 'contract', 'domain', 'public', 'scripts'].flatMap((folder) => filesBelow(inRoot(folder)))
  // only its sources are built; the server reads its other files in place
  const server = filesBelow(inRoot('server')).filter((file) => /(?<!\/testing\/.*)\.ts$/.test(file))
  const configs = ['vite.config.ts', 'react-router.config.ts', 'package-lock.json', 'package.json'].map((file) =>
    inRoot(file),
  )
  unlessDone(inRoot('build', '.source-hash'), [...sources, ...server, ...configs], () => {
    log('building…')
    run(existsSync(NODE) ? NODE : process.execPath, [
      inRoot('node_modules', '@react-router', 'dev', 'bin.cjs'),
      'build',
      '--logLevel',
      'warn',
    ])
    for (const script of ['move-maps.ts', 'bundling/build-workers.ts', 'compress-assets.ts'])
      run(existsSync(NODE) ? NODE : process.execPath, [inRoot('scripts', script)])
  })
}

if (process.argv.includes('--browser'))
  run(existsSync(NODE) ? NODE : process.execPath, [inRoot('scripts', 'ensure-browser.ts')])
