import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createMailer, type OutgoingMail } from '#server/platform/mail/mailer.ts'

/** Renders an email in its raw form with all headers. */
export async function givenRawMail(mail: OutgoingMail): Promise<string> {
  const outbox = mkdtempSync(join(inject('folder'), 'outbox-'))
  const fromAddress = 'no-reply@sayyad.example'
  const mailer = createMailer({ smtpUrl: null, fromAddress, outbox, printsSecrets: false, log: () => {} })
  await mailer.send(mail)
  return readFileSync(join(outbox, `${mail.id}.eml`), 'utf8')
}
