import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
/** Bytes. */
const NONCE = 12
const TAG = 16

const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Encrypts a value that a browser stores, so that only this site can read it and nobody can change it. */
export function seal(secret: string, purpose: string, value: unknown): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), nonce)
  const hidden = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** The value that was sealed for the same purpose; undefined for anything else. */
export function unseal(secret: string, purpose: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  const end = NONCE + TAG
  if (bytes.length <= end) return undefined
  const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAuthTag(bytes.subarray(NONCE, end))
  try {
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(end)), decipher.final()]).toString('utf8'))
  } catch {
    return undefined
  }
}
