import { existsSync, readdirSync, readFileSync } from 'node:fs'
import PostalMime, { type Email } from 'postal-mime'
import { expectSoon } from './fixtures.ts'
import { SITE } from './site.ts'

const OUTBOX = `${SITE.dataDir}/outbox`

interface Mail extends Email {
  /** The raw message with all headers. */
  raw: string
}

/**
 * Waits for an email to an address.
 * @returns the latest one with a matching subject
 */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  const find = async () => {
    const files = existsSync(OUTBOX) ? readdirSync(OUTBOX).filter((name) => name.endsWith('.eml')) : []
    const received = files
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((name) => readFileSync(`${OUTBOX}/${name}`, 'utf8'))
      .filter((raw) => raw.includes(address))
    const mails = await Promise.all(received.map(async (raw) => ({ ...(await PostalMime.parse(raw)), raw })))
    found = mails.findLast((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ''))
    return found
  }
  await expectSoon(find, `a mail to ${address}`).toBeDefined()
  return found!
}
