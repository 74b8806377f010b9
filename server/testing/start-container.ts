import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { onTestFinished } from 'vitest'
import type { Image } from './build-image.ts'
import { waitFor } from './run-program.ts'

/** Mounts what a container has, makes all other files read-only, and runs a program as its user. */
const CONTAINER = `
set -e
files=$1 data=$2 user=$3 folder=$4
shift 4
mount --bind "$files" "$files"
mount --bind "$data" "$files/data"
mount -t tmpfs tmpfs "$files/tmp"
mount -t proc proc "$files/proc"
mount --rbind /dev "$files/dev"
mount -o remount,bind,ro "$files"
exec chroot --userspec="$user" "$files" /bin/sh -c 'cd "$0" && exec "$@"' "$folder" "$@"
`

/** Waits for the end of the test, or of its process, and then ends the container whatever it does. */
const GUARD = 'read -r _; pkill -KILL -P "$1"'

export interface Container {
  output: () => string
  ended: Promise<number | null>
  /** Runs another program in the container, and waits for its end. */
  exec: (command: string[]) => Promise<{ code: number | null; output: string }>
  /** Sends SIGTERM to the program, the first process of its container. */
  stop: () => void
}

/** Starts a program of an image as a container would, with a read-only root, in the network of this machine. */
export function startContainer(
  { settings, files }: Image,
  data: string,
  command: string[],
  given: Record<string, string> = {},
): Container {
  const { User: user, WorkingDir: folder } = settings
  const own = Object.fromEntries(settings.Env.map((text) => [text.replace(/=.*/, ''), text.replace(/^[^=]*=/, '')]))
  const env = { ...own, ...given, PATH: `${own.PATH}:${process.env.PATH}` }
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', 'sh', '-c', CONTAINER, 'sh', files, data, user, folder, ...command],
    { env },
  )
  const running = watch(child)
  const guard = spawn('sh', ['-c', GUARD, 'sh', String(child.pid)], { stdio: ['pipe', 'ignore', 'ignore'] })
  onTestFinished(async () => {
    guard.stdin.end()
    await running.ended
  })
  const pid = () => spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' }).stdout.trim()
  return {
    ...running,
    exec: async (more) => {
      const inside = ['chroot', `--userspec=${user}`, files, '/bin/sh', '-c', 'cd "$0" && exec "$@"', folder, ...more]
      const { ended, output } = watch(spawn('nsenter', ['--target', pid(), '--mount', '--pid', ...inside], { env }))
      return { code: await ended, output: output() }
    },
    stop: () => process.kill(Number(pid()), 'SIGTERM'),
  }
}

function watch(child: ChildProcessWithoutNullStreams): Pick<Container, 'output' | 'ended'> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { output: () => output, ended: new Promise((resolve) => child.once('close', resolve)) }
}

export async function containerReady({ output, ended }: Container): Promise<void> {
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  await waitFor(() => output().includes('ready at') || hasEnded)
  if (hasEnded) throw new Error(`The container has ended: ${output()}`)
}
