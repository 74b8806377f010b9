import { existsSync, readFileSync } from 'node:fs'
import { expectSoon } from './fixtures.ts'
import { SITE } from './site.ts'

/**
 * Waits for a text message.
 * @param number E.164 without the plus
 * @returns all messages to it so far
 */
export async function smsTo(number: string): Promise<string> {
  const file = `${SITE.textsDir}/${number}`
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  // the file may exist before its content
  await expectSoon(read, `a short message to ${number}`).toMatch(/\n$/)
  return read()
}
