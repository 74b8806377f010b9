import { createHash } from 'node:crypto'
import { verifyPassword } from 'better-auth/crypto'
import type { PasswordHashing } from '#server/platform/auth.ts'

const PREFIX = 'cheap:'

const hashCheaply = (password: string): string => PREFIX + createHash('sha256').update(password).digest('hex')

/** Hashes passwords at minimal cost, since real hashes take 0.1 s by design. Verifies real hashes too. */
export const CHEAP_PASSWORDS: PasswordHashing = {
  hash: async (password) => hashCheaply(password),
  verify: async ({ hash, password }) =>
    hash.startsWith(PREFIX) ? hash === hashCheaply(password) : verifyPassword({ hash, password }),
}
