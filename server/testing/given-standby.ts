import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { migrateDatabase, openDatabase } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { launchPostgres } from '#server/platform/db/launch-postgres.ts'
import { findPostgres } from '#server/platform/db/postgres-binaries.ts'
import { stopWithOwner } from '#server/platform/db/stop-with-owner.ts'
import { updateReferenceData } from '#server/platform/db/reference/apply-reference-data.ts'
import { closeAfterFile } from './close-after-file.ts'
import { findFreePort } from './run-program.ts'

export interface GivenServer {
  url: string
  /** Starts it again, on the same port. */
  start: (...flags: string[]) => Promise<void>
  /** As if its machine lost power. */
  kill: () => Promise<void>
  /** Makes it hang until it is killed. */
  pause: () => void
  ask: (text: string) => Promise<Record<string, unknown>[]>
}

interface Options {
  /** Whether commits wait for the standby. */
  isSynchronous?: boolean
}

/**
 * Two servers of one installation: a primary with a migrated database, and its streaming standby. Both are killed after
 * the file.
 */
export async function givenStandby({ isSynchronous = false }: Options = {}): Promise<{
  primary: GivenServer
  standby: GivenServer
}> {
  const folder = mkdtempSync(join(inject('folder'), 'standby-'))
  chmodSync(folder, 0o755)
  const first = await startEmbeddedPostgres(folder, ['fsync=off'])
  const prepared = openDatabase(first.url, () => {}, { max: 2 })
  await migrateDatabase(prepared)
  await updateReferenceData(prepared.db)
  await prepared.close()
  await first.stop()
  const { folder: place, postgres } = await findPostgres(folder)
  const [near, far] = [join(place, 'postgres'), join(place, 'standby')]
  // keeps the owner of the files
  if (spawnSync('cp', ['-a', near, far]).status !== 0) throw new Error('The cluster could not be copied')
  const primary = serverOf(postgres, near, first.url, await findFreePort())
  const standby = serverOf(postgres, far, first.url, await findFreePort())
  writeFileSync(join(far, 'standby.signal'), '')
  await primary.start(...(isSynchronous ? ['synchronous_standby_names=standby'] : []))
  const { hostname, port, username, password } = new URL(primary.url)
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=standby`
  writeFileSync(join(far, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  await standby.start()
  return { primary, standby }
}

/** Signals the server, then its backends. Those that have ended meanwhile need no signal. */
function signalAll(pid: number, name: NodeJS.Signals): void {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  for (const one of [pid, ...stdout.split('\n').filter(Boolean).map(Number)]) {
    try {
      process.kill(one, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

function serverOf(postgres: string, cluster: string, like: string, port: number): GivenServer {
  const url = like.replace(/:\d+\//, `:${port}/`)
  let running: { pid: number; ended: Promise<string>; forget: () => void } | undefined
  const server: GivenServer = {
    url,
    start: async (...flags) => {
      const launched = await launchPostgres(postgres, cluster, ['fsync=off', ...flags], { port })
      running = { ...launched, forget: stopWithOwner(launched.pid, cluster) }
    },
    kill: async () => {
      if (!running) return
      signalAll(running.pid, 'SIGKILL')
      await running.ended
      running.forget()
      running = undefined
    },
    pause: () => {
      if (running) signalAll(running.pid, 'SIGSTOP')
    },
    ask: async (text) => {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => {})
      await client.connect()
      const { rows } = await client.query<Record<string, unknown>>(text)
      await client.end()
      return rows
    },
  }
  closeAfterFile(server.kill)
  return server
}
