import { scryptSync } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { createAuth } from './auth.ts'

/** Cost parameters of password hashes: 32 MB of memory and about 0.1 s. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 1024 * 1024 }

test('AUTH-01 passwords are hashed by scrypt at its full cost, and stored hashes stay valid', async () => {
  const auth = createAuth({ db: drizzle.mock() as never, publicUrl: 'http://localhost', secret: 'x'.repeat(40) })
  const { hash, verify } = (await auth.$context).password
  const [salt = '', key] = (await hash('ranchero-sunset-41')).split(':')
  expect(key).toBe(scryptSync('ranchero-sunset-41', salt, 64, COST).toString('hex'))

  const stored = `${'ab'.repeat(16)}:${scryptSync('ranchero-sunset-41', 'ab'.repeat(16), 64, COST).toString('hex')}`
  expect(await verify({ hash: stored, password: 'ranchero-sunset-41' })).toBe(true)
  expect(await verify({ hash: stored, password: 'ranchero-sunset-42' })).toBe(false)
})
