import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** A shell script. Its standard input closes when the process at the other end exits. */
const GUARD = `
trap '' HUP INT TERM
read -r _
read -r running < "$2" && [ "$running" = "$1" ] && kill -INT "$1"
`

/**
 * Starts a shell that stops a PostgreSQL server when this process exits for any reason.
 * @returns a function that ends the shell without stopping the server
 */
export function stopWithOwner(pid: number, cluster: string): () => void {
  const guard = spawn('/bin/sh', ['-c', GUARD, 'sh', String(pid), join(cluster, 'postmaster.pid')], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // without a shell, only an orderly shutdown stops the server
  guard.once('error', () => {})
  guard.unref()
  ;(guard.stdin as unknown as { unref: () => void }).unref()
  return () => guard.kill('SIGKILL')
}
