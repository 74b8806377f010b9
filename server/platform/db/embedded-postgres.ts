import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '#server/platform/start-error.ts'
import { isAlive, launchPostgres, stopPostgres } from './launch-postgres.ts'
import { findPostgres, serverUser, type PostgresPlace } from './postgres-binaries.ts'

export interface RunningPostgres {
  url: string
  stop: () => Promise<void>
}

/** Held by the process that owns the embedded database. */
const OWNER_LOCK = 7_295_923
const INITDB = [
  '--auth=scram-sha-256',
  '--username=sayyad',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--locale=C',
]

/**
 * Starts the embedded PostgreSQL on a free loopback port and creates the database on first start. A server that
 * outlived its owner after a crash is taken over.
 * @param flags further server settings, `name=value`
 * @throws StartError if another Sayyad uses the folder
 */
export async function startEmbeddedPostgres(dataFolder: string, flags: string[] = []): Promise<RunningPostgres> {
  const place = await findPostgres(dataFolder)
  const cluster = join(place.folder, 'postgres')
  const password = readOrCreatePassword(place.folder)
  if (!existsSync(join(cluster, 'PG_VERSION'))) initialise(place, cluster, password)

  const left = findPostmaster(cluster)
  const { pid, port } = left ?? (await launchPostgres(place.postgres, cluster, flags))
  const url = `postgres://sayyad:${password}@127.0.0.1:${port}/sayyad`
  const owner = await own(url, dataFolder)
  return {
    url,
    stop: async () => {
      await owner.end()
      await stopPostgres(pid, cluster)
    },
  }
}

function readOrCreatePassword(folder: string): string {
  const file = join(folder, 'postgres-password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

function initialise({ initdb, folder }: PostgresPlace, cluster: string, password: string): void {
  rmSync(cluster, { recursive: true, force: true })
  mkdirSync(cluster, { mode: 0o700 })
  const passwordFile = join(folder, `initdb-${randomBytes(6).toString('hex')}`)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (serverUser.uid !== undefined && serverUser.gid !== undefined) {
    chownSync(cluster, serverUser.uid, serverUser.gid)
    chownSync(passwordFile, serverUser.uid, serverUser.gid)
  }
  chmodSync(cluster, 0o700)
  const { status, stderr } = spawnSync(
    initdb,
    [`--pgdata=${cluster}`, `--pwfile=${passwordFile}`, ...INITDB, '--builtin-locale=C.UTF-8', '--no-sync'],
    { ...serverUser, cwd: '/', env: { ...process.env, LC_ALL: 'C' } },
  )
  rmSync(passwordFile, { force: true })
  if (status === 0) return
  rmSync(cluster, { recursive: true, force: true })
  throw new StartError(`The embedded PostgreSQL could not create its data: ${String(stderr).trim()}`)
}

/** The server that still runs on this cluster, if any. Ignores files left by a dead server. */
export function findPostmaster(cluster: string): { pid: number; port: number } | null {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number)
  if (pid && isAlive(pid) && !isPostgres(pid)) rmSync(file) // after a reboot, the process id belongs to another program
  if (!pid || !port || !isAlive(pid) || !isPostgres(pid)) return null
  return { pid, port }
}

function isPostgres(pid: number): boolean {
  const name = `/proc/${pid}/comm`
  return !existsSync(name) || readFileSync(name, 'utf8').startsWith('postgres')
}

/** Creates the database if needed and takes the owner lock, on a connection that stays open. */
async function own(url: string, dataFolder: string): Promise<pg.Client> {
  const maintenance = await connect(url.replace(/sayyad$/, 'postgres'))
  for (let attempt = 0; ; attempt += 1) {
    const { rows } = await maintenance.query('select pg_try_advisory_lock($1) as is_owner', [OWNER_LOCK])
    if (rows[0]?.is_owner) break
    if (attempt === 20) {
      await maintenance.end()
      throw new StartError(`Another Sayyad is running on the data folder ${dataFolder}: stop it, or set DATA_DIR.`)
    }
    await wait(100) // PostgreSQL takes a moment to notice the closed connection of a killed owner
  }
  const { rowCount } = await maintenance.query(`select from pg_database where datname = 'sayyad'`)
  if (!rowCount) await maintenance.query('create database sayyad')
  return maintenance
}

/** Waits while the server recovers from a crash. */
async function connect(url: string): Promise<pg.Client> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      const isStarting = (error as { code?: string }).code === '57P03'
      if (!isStarting || attempt === 600) throw error
      await wait(100)
    }
  }
}
