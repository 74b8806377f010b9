import { existsSync, readdirSync, readFileSync } from 'node:fs'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from './fixtures.ts'

const OUTBOX = '.data/e2e/outbox'

/** The latest mail to an address, once it is there; `raw` is the whole of it. */
export async function mailTo(address: string, subject: RegExp): Promise<Email & { raw: string }> {
  const find = async () => {
    const files = existsSync(OUTBOX)
      ? readdirSync(OUTBOX)
          .filter((name) => name.endsWith('.eml'))
          .toSorted((a, b) => (a < b ? -1 : 1))
      : []
    const mails = await Promise.all(
      files.map(async (name) => {
        const raw = readFileSync(`${OUTBOX}/${name}`, 'utf8')
        return { ...(await PostalMime.parse(raw)), raw }
      }),
    )
    return mails.findLast((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ''))
  }
  await expect.poll(async () => (await find()) !== undefined, { timeout: 20_000 }).toBe(true)
  return (await find())!
}
