import { spawn } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostmaster } from '#server/platform/db/embedded-postgres.ts'
import { isAlive } from '#server/platform/db/launch-postgres.ts'

const PREFIX = 'sayyad-test-'
/** An in-memory file system, where many files of short-lived databases cost less than on a disk. */
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3
const OWNER = 'owner-pid'
const CLEANER = new URL('./clean-after-run.ts', import.meta.url).pathname

/**
 * Creates a folder for everything that a test run writes, including its databases. When this process ends for any
 * reason, a separate process stops those databases and deletes the folder.
 */
export function createRunFolder(): string {
  const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), PREFIX))
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, OWNER), String(process.pid))
  // the cleaner detects the exit of this process by the end of its standard input
  const cleaner = spawn(process.execPath, [CLEANER, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  cleaner.unref()
  ;(cleaner.stdin as unknown as { unref: () => void }).unref()
  return folder
}

/** Deletes folders of runs that ended without cleanup, for example after a power failure. */
export async function removeLeftRuns(): Promise<void> {
  for (const owner of globSync([MEMORY, tmpdir()].map((parent) => join(parent, `${PREFIX}*`, OWNER)))) {
    if (!isAlive(Number(readFileSync(owner, 'utf8')))) await removeRun(dirname(owner))
  }
}

/** Stops the databases of a run, including any started meanwhile, and deletes its folder. */
export async function removeRun(folder: string): Promise<void> {
  for (let servers = findServers(folder); servers.length; servers = findServers(folder)) {
    for (const pid of servers) process.kill(pid, 'SIGQUIT')
    await wait(50)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ENOUGH_BYTES
}

function findServers(folder: string): number[] {
  return globSync(join(folder, '{,*/}{postgres,cluster}/postmaster.pid')).flatMap(
    (file) => findPostmaster(dirname(file))?.pid ?? [],
  )
}
