import { spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { findRedis } from '../../scripts/find-redis.ts'
import { findFreePort } from './run-program.ts'

export const hasRedis = findRedis() !== null

export interface GivenRedis {
  url: string
  stop: () => Promise<void>
  /** Starts again on the same port without data. */
  start: () => Promise<void>
}

/** A Redis server without persistence. One given by `TEST_REDIS_URL` cannot be stopped. */
export async function givenRedis(): Promise<GivenRedis> {
  const found = findRedis()
  if (!found) throw new Error('There is no Redis')
  if ('url' in found) return { url: found.url, start: async () => {}, stop: async () => {} }
  const port = await findFreePort()
  let stop = async () => {}

  async function start(): Promise<void> {
    if (!found || 'url' in found) return
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp']
    const child = spawn(found.program, args)
    const ended = new Promise((resolve) => child.once('close', resolve))
    await new Promise<void>((resolve) =>
      child.stdout.on('data', (chunk: Buffer) => chunk.includes('Ready to accept') && resolve()),
    )
    stop = async () => {
      child.kill('SIGKILL')
      await ended
    }
  }

  await start()
  onTestFinished(() => stop())
  return { url: `redis://127.0.0.1:${port}`, start, stop: () => stop() }
}
