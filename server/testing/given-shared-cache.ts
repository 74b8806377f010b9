import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { findFreePort } from './run-program.ts'
import { startSharedCache, type CacheName } from './start-shared-cache.ts'

/**
 * Starts a shared cache in front of a server on a port, for the current test.
 * @returns the URL of the cache
 */
export async function givenSharedCache(name: CacheName, serverPort: number): Promise<string> {
  const port = await findFreePort()
  const folder = mkdtempSync(join(inject('folder'), `${name}-`))
  const child = await startSharedCache(name, { folder, port, serverPort })
  const ended = new Promise((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return `http://127.0.0.1:${port}`
}
