import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres, serverUser } from './postgres-binaries.ts'

/** The folder beside the cluster in which PostgreSQL puts segments of its log, until they are archived. */
export const walSpoolIn = (folder: string): string => join(folder, 'wal-spool')

/** The setting with which the server archives. */
export const ARCHIVES = 'archive_mode=on'
/** After so many seconds a segment ends, full or not. */
const SEGMENT_SECONDS = 60

/** Creates a folder that only the server and this process can open. */
export function createServerFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  if (serverUser.uid !== undefined && serverUser.gid !== undefined) {
    chownSync(folder, serverUser.uid, serverUser.gid)
  }
}

/** Settings with which PostgreSQL keeps its log for an archive. */
export async function archiveFlags(dataFolder: string): Promise<string[]> {
  const { folder } = await findPostgres(dataFolder)
  const spool = walSpoolIn(folder)
  createServerFolder(spool)
  return [ARCHIVES, `archive_timeout=${SEGMENT_SECONDS}`, `archive_command=${archiveCommand(spool)}`]
}

/**
 * Copies a segment, and names it when it is whole and on the disk. It keeps the time of the last change in it. The
 * server asks again for one of which it does not know, after a crash, that it has been copied.
 */
export function archiveCommand(spool: string): string {
  const [part, whole] = ['%f.part', '%f'].map((name) => `${quoted(spool)}/${name}`)
  return `cmp -s %p ${whole} || { cp -p %p ${part} && sync ${part} && mv ${part} ${whole} && sync ${quoted(spool)}; }`
}

/** As one word for the shell, in a command in which PostgreSQL replaces what follows a percent sign. */
export const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`

/**
 * Lets the process that ends segments look at the time. It goes to sleep for five minutes while the server starts, and
 * only later minds `archive_timeout`.
 */
export const wakeCheckpointer = ({ pid }: { pid: number }): boolean => process.kill(pid, 'SIGHUP')
