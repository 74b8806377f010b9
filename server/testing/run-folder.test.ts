import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { removeLeftRuns } from './run-folder.ts'

/** A script that acts as a test run: it starts a database and prints its folder and port as JSON. */
const RUN = `
  import { createRunFolder } from '#server/testing/run-folder.ts'
  import { findPostmaster, startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
  const folder = createRunFolder()
  await startEmbeddedPostgres(folder, ['fsync=off'])
  console.log(JSON.stringify({ folder, port: findPostmaster(folder + '/postgres').port }))
`

test('a run that is killed leaves no database', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', RUN], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await run.stdout.setEncoding('utf8').take(1).toArray()) as string[]
  const { folder, port } = JSON.parse(line ?? '') as { folder: string; port: number }
  // another run that starts now must not delete the folder
  await removeLeftRuns()
  expect([await isAnswering(port), existsSync(folder)]).toEqual([true, true])
  run.kill('SIGKILL')
  await expect.poll(async () => [await isAnswering(port), existsSync(folder)]).toEqual([false, false])
})

function isAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
