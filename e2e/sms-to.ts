import { existsSync, readFileSync } from 'node:fs'
import { expect } from './fixtures.ts'
import { SITE } from './site.ts'

/**
 * Waits for a text message.
 * @param number E.164 without the plus
 * @returns all messages to it so far
 */
export async function smsTo(number: string): Promise<string> {
  const file = `${SITE.textsDir}/${number}`
  await expect.poll(() => existsSync(file), { timeout: 20_000, message: `a short message to ${number}` }).toBe(true)
  return readFileSync(file, 'utf8')
}
