import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Its standard input ends with the process that holds the other end. */
const GUARD = `
trap '' HUP INT TERM
read -r _
read -r running < "$2" && [ "$running" = "$1" ] && kill -INT "$1"
`

/**
 * Stops a PostgreSQL server once this process has ended, however it ends: a shell that waits for it.
 * @returns ends the shell without stopping the server
 */
export function stopWithOwner(pid: number, cluster: string): () => void {
  const guard = spawn('/bin/sh', ['-c', GUARD, 'sh', String(pid), join(cluster, 'postmaster.pid')], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // without a shell the server is stopped only by an orderly end
  guard.once('error', () => {})
  guard.unref()
  ;(guard.stdin as unknown as { unref: () => void }).unref()
  return () => guard.kill('SIGKILL')
}
