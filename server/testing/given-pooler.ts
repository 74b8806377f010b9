import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { serverUser } from '#server/platform/db/postgres-binaries.ts'
import { findPgbouncer } from '../../scripts/find-pgbouncer.ts'
import { findFreePort } from './run-program.ts'

export const hasPooler = findPgbouncer() !== null

/**
 * Starts pgbouncer with the configuration in `deploy/` and few connections to the database, for the current test.
 * @returns its URL
 */
export async function givenPooler(databaseUrl: string, changes: Record<string, string> = {}): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const folder = mkdtempSync(join(inject('folder'), 'pooler-'))
  chmodSync(folder, 0o755)
  const ownPort = String(await findFreePort())
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"${username}" "${password}"\n`)
  let text = readFileSync(new URL('../../deploy/pgbouncer.ini', import.meta.url), 'utf8')
  for (const [from, to] of Object.entries({
    'sayyad = host=127.0.0.1 port=5432 dbname=sayyad': `pooled = host=${hostname} port=${port} dbname=${pathname.slice(1)}`,
    'listen_port = 6432': `listen_port = ${ownPort}\nunix_socket_dir =`,
    'default_pool_size = 20': 'default_pool_size = 3',
    '/etc/pgbouncer/userlist.txt': users,
    ...changes,
  })) {
    if (!text.includes(from)) throw new Error(`deploy/pgbouncer.ini does not contain ${from}`)
    text = text.replace(from, to)
  }
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, text)
  if (serverUser.uid !== undefined && serverUser.gid !== undefined) chownSync(users, serverUser.uid, serverUser.gid)
  const child = spawn(findPgbouncer() ?? '', [file], { ...serverUser, cwd: '/' })
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('process up')) resolve()
    })
    void ended.then(() => reject(new Error(`pgbouncer has ended: ${output}`)))
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return databaseUrl.replace(`:${port}${pathname}`, `:${ownPort}/pooled`)
}
