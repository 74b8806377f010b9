import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { reasonIn, StartError } from '#server/platform/start-error.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { supervisePostgres, type PostgresWatch } from './supervise-postgres.ts'
import { isAlive, launchPostgres, stopPostgres, type LaunchedPostgres } from './launch-postgres.ts'
import { findPostgres, serverUser, type PostgresPlace } from './postgres-binaries.ts'
import { ARCHIVES, wakeCheckpointer } from './wal-archive.ts'

export interface RunningPostgres {
  url: string
  stop: () => Promise<void>
}

/** An advisory lock held by the process that owns the embedded database. */
const OWNER_LOCK = 7_295_923
const RETRY_MS = 1000
/** The disk space that a new database with the default number of demo ads takes, in MB. */
const FIRST_START_MB = 250
const INITDB = [
  '--auth=scram-sha-256',
  '--username=sayyad',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--locale=C',
]

/**
 * Starts the embedded PostgreSQL on a free loopback port, creates the database on first start, and restarts the server
 * if it crashes. A server left over from an ended owner is stopped first.
 * @param flags additional server settings, as `name=value`
 * @throws StartError if another Sayyad process uses the folder
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  flags: string[] = [],
  watch: PostgresWatch = { log: () => {}, giveUp: console.error },
): Promise<RunningPostgres> {
  const place = await findPostgres(dataFolder)
  const cluster = join(place.folder, 'postgres')
  const isFirstStart = !existsSync(join(cluster, 'PG_VERSION'))
  if (isFirstStart) assertRoomForDatabase(place.folder)
  const password = readOrCreatePassword(place.folder)
  if (isFirstStart) initialise(place, cluster, password)

  const addressAt = (port: number) => addressOf(port, password)
  await stopLeftServer(cluster, (port) => takeOwnership(addressAt(port), dataFolder))
  async function launch(usedPort?: number): Promise<LaunchedPostgres> {
    const server = await launchPostgres(place.postgres, cluster, flags, { port: usedPort })
    if (flags.includes(ARCHIVES)) wakeCheckpointer(server)
    return server
  }
  const { port, stop } = await supervisePostgres(launch, cluster, watch)
  const url = addressAt(port)
  const disown = await own(url, dataFolder)
  return {
    url,
    stop: async () => {
      disown()
      await stop()
    },
  }
}

/** The URL of the embedded database of a running Sayyad process that uses the folder; null if there is none. */
export async function findOwnedPostgres(dataFolder: string): Promise<string | null> {
  const { folder } = await findPostgres(dataFolder)
  const running = findPostmaster(join(folder, 'postgres'))
  if (!running) return null
  const url = addressOf(running.port, readOrCreatePassword(folder))
  const visitor = await connect(maintenanceOf(url))
  const { rows } = await visitor.query('select pg_try_advisory_lock($1) as is_free', [OWNER_LOCK])
  await visitor.end()
  return rows[0]?.is_free ? null : url
}

/**
 * Finds the embedded PostgreSQL of another process.
 * @returns its URL; null if it is not running
 * @throws StartError if the folder contains no database
 */
export async function findRunningPostgres(dataFolder: string): Promise<string | null> {
  const { folder } = await findPostgres(dataFolder)
  const cluster = join(folder, 'postgres')
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    throw new StartError(
      `The data folder ${dataFolder} contains no database: start the server, or set DATA_DIR to another folder.`,
    )
  }
  const running = findPostmaster(cluster)
  return running && addressOf(running.port, readOrCreatePassword(folder))
}

const addressOf = (port: number, password: string): string => `postgres://sayyad:${password}@127.0.0.1:${port}/sayyad`

const maintenanceOf = (url: string): string => url.replace(/sayyad$/, 'postgres')

function readOrCreatePassword(folder: string): string {
  const file = join(folder, 'postgres-password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

function assertRoomForDatabase(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  const megabytes = Math.floor((bavail * bsize) / 1_000_000)
  if (megabytes >= FIRST_START_MB) return
  throw new StartError(
    `The disk of ${folder} has ${megabytes} MB left, and the first start needs ${FIRST_START_MB}: free some space, or set DATA_DIR to a folder on another disk.`,
  )
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
  const reason = reasonIn(String(stderr))
  throw new StartError(
    `The embedded PostgreSQL could not create its data folder: ${reason}; set DATA_DIR to another folder, or DATABASE_URL.`,
  )
}

/** The process that runs on this cluster, if any. Ignores files of processes that have ended. */
export function findPostmaster(cluster: string): { pid: number; port: number } | null {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number)
  if (pid && isAlive(pid) && !isPostgres(pid)) rmSync(file) // after a reboot, another program may have the process ID
  if (!pid || !port || !isAlive(pid) || !isPostgres(pid)) return null
  return { pid, port }
}

function isPostgres(pid: number): boolean {
  const name = `/proc/${pid}/comm`
  return !existsSync(name) || readFileSync(name, 'utf8').startsWith('postgres')
}

/** Stops the server of an owner that has ended. The operating system or a guard process may be stopping it already. */
async function stopLeftServer(cluster: string, take: (port: number) => Promise<pg.Client>): Promise<void> {
  for (let left = findPostmaster(cluster); left; left = findPostmaster(cluster)) {
    try {
      const owner = await take(left.port)
      await owner.end()
      await stopPostgres(left.pid, cluster)
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      await wait(100)
    }
  }
}

/** Creates the database if necessary, and owns the server until the returned function is called. */
async function own(url: string, dataFolder: string): Promise<() => void> {
  let isOver = false
  let owner = await takeOwnership(url, dataFolder)
  const { rowCount } = await owner.query(`select from pg_database where datname = 'sayyad'`)
  if (!rowCount) await owner.query('create database sayyad')

  const watch = () => owner.once('end', () => void ownAgain())
  async function ownAgain(): Promise<void> {
    if (isOver) return
    try {
      owner = await takeOwnership(url, dataFolder)
      watch()
    } catch {
      await wait(RETRY_MS, undefined, { ref: false })
      void ownAgain()
    }
  }
  watch()
  return () => {
    isOver = true
    void owner.end().catch(() => {})
  }
}

/** Takes the owner lock on a connection that stays open. */
async function takeOwnership(url: string, dataFolder: string): Promise<pg.Client> {
  const maintenance = await connect(maintenanceOf(url))
  for (let attempt = 0; ; attempt += 1) {
    const { rows } = await maintenance.query('select pg_try_advisory_lock($1) as is_owner', [OWNER_LOCK])
    if (rows[0]?.is_owner) return maintenance
    if (attempt === 20) {
      await maintenance.end()
      throw new StartError(
        `Another Sayyad server uses the data folder ${dataFolder}: stop it, or set DATA_DIR to another folder.`,
      )
    }
    await wait(100) // PostgreSQL needs a moment to notice the closed connection of a killed owner
  }
}

/** Retries while the server recovers from a crash. */
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
