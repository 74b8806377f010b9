import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads the secret of an installation without AUTH_SECRET. Generates it on first use, readable only by its owner. */
export function authSecretOf(dataDir: string): string {
  const path = join(dataDir, 'auth-secret')
  if (!existsSync(path)) {
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
    try {
      linkSync(draft, path)
    } catch (error) {
      // another process wrote its secret first
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft)
    }
  }
  return readFileSync(path, 'utf8')
}
