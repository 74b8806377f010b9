import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The code of an authenticator app: TOTP (RFC 6238) with SHA-1, 30 s and 6 digits.
 * @param at 0 for the current one, 1 for the next, which is taken too, since clocks differ
 */
export function codeOf(base32: string, at = 0): string {
  const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(at + Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const from = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
