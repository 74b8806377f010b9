import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret of an installation without AUTH_SECRET: generated once, readable by its owner only. */
export function authSecretOf(dataDir: string): string {
  const path = join(dataDir, 'auth-secret')
  if (!existsSync(path)) {
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
    try {
      linkSync(draft, path)
    } catch (error) {
      // a concurrent process wrote its secret first; use that one
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft)
    }
  }
  return readFileSync(path, 'utf8')
}
