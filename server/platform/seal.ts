import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
/** In bytes. */
const NONCE = 12
const TAG = 16

const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Encrypts a value that is stored in a browser, so that it can be neither read nor changed there. */
export function seal(secret: string, purpose: string, value: unknown): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), nonce)
  const hidden = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** Decrypts a value that was sealed for the same purpose; undefined for anything else. */
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
