import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { afterEach, expect, inject, test } from 'vitest'
import { queueMail } from './queue-mail.ts'
import { sendMail } from './send-mail.job.ts'
import { writeSetting } from '#server/features/settings/public.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { createMailer, type Mailer, type MailerOptions } from '#server/platform/mail/mailer.ts'

const cleanups: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

const textOf = async (stream: SMTPServerDataStream): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Starts a real mail server on loopback. `state.behaviour` controls its responses. */
async function givenSmtp() {
  const accepted: { to: string; mail: string }[] = []
  const state = { behaviour: 'accept' as 'accept' | 'refuse' | 'hang' }
  const take = async (
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    answer: (error?: Error | null) => void,
  ) => {
    const mail = await textOf(stream)
    if (state.behaviour === 'refuse') answer(Object.assign(new Error('Try later'), { responseCode: 451 }))
    if (state.behaviour !== 'accept') return
    accepted.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), mail })
    answer()
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, answer) => void take(stream, session, answer),
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  cleanups.push(() => new Promise((resolve) => server.close(() => resolve())))
  return { accepted, state, smtpUrl: `smtp://127.0.0.1:${port}` }
}

function givenMailer(smtpUrl: string | null, outbox = '/nowhere', options: Partial<MailerOptions> = {}): Mailer {
  return createMailer({
    smtpUrl,
    fromAddress: 'no-reply@sayyad.example',
    outbox,
    printsSecrets: false,
    log: () => {},
    patienceMs: 300,
    ...options,
  })
}

const CONTENT = {
  template: 'confirm_email',
  lang: 'ar',
  values: { name: 'سارة <b>' },
  link: 'https://sayyad.example/auth/confirm?token=x&next=%2F',
} as const

test('AUTH-01 a mail reaches its receiver in the user’s language, as text and as HTML that runs the right way', async () => {
  const { accepted, smtpUrl } = await givenSmtp()
  const app = await givenApp()
  app.services.mailer = givenMailer(smtpUrl)
  await queueMail(app.services, app.services.db, 'sara@example.com', CONTENT)
  await app.mails()
  expect(accepted).toHaveLength(1)
  expect(accepted[0]?.to).toBe('sara@example.com')
  const mail = await PostalMime.parse(accepted[0]?.mail ?? '')
  expect(mail.subject).toBe('أكّد بريدك في صيّاد')
  expect(mail.from?.address).toBe('no-reply@sayyad.example')
  expect(mail.text).toContain('https://sayyad.example/auth/confirm?token=x&next=%2F')
  expect(mail.html).toContain('<html lang="ar" dir="rtl">')
  expect(mail.html).toContain('<bdi>سارة &lt;b&gt;</bdi>')
  expect(mail.html).toContain('token=x&amp;next')
})

test('SET-01 a mail carries the name that the owner gave to the site', async () => {
  const { accepted, smtpUrl } = await givenSmtp()
  const app = await givenApp()
  const { services } = app
  services.mailer = givenMailer(smtpUrl)
  await services.db.transaction((tx) => writeSetting(tx, 'app_name_ar', 'صقر & شركاه $&'))
  await queueMail(services, services.db, 'sara@example.com', CONTENT)
  await queueMail(services, services.db, 'john@example.com', { ...CONTENT, lang: 'en' })
  await app.mails()
  const mails = await Promise.all(accepted.map(({ mail }) => PostalMime.parse(mail)))
  const [arabic, english] = mails.toSorted((one, other) =>
    (one.from?.name ?? '').localeCompare(other.from?.name ?? '', 'ar'),
  )
  expect(arabic?.subject).toBe('أكّد بريدك في صقر & شركاه $&')
  expect(arabic?.from?.name).toBe('صقر & شركاه $&')
  expect(arabic?.text).toContain('هذه رسالة آلية من صقر & شركاه $&')
  expect(arabic?.html).toContain('color:#0b6b5d">صقر &amp; شركاه $&amp;</p>')
  expect(`${arabic?.subject}${arabic?.text}${arabic?.html}`).not.toMatch(/صيّاد|app_name/)
  expect([english?.from?.name, english?.subject]).toEqual(['Sayyad', 'Confirm your email for Sayyad'])
})

test('AUTH-01 a mail server that refuses, hangs and recovers gets every email once', async () => {
  const { accepted, state, smtpUrl } = await givenSmtp()
  const app = await givenApp()
  const { services } = app
  services.mailer = givenMailer(smtpUrl)
  const receivers = Array.from({ length: 5 }, (_, at) => `user-${at}@example.com`)
  for (const to of receivers) await queueMail(services, services.db, to, CONTENT)
  for (const behaviour of ['refuse', 'hang', 'refuse'] as const) {
    state.behaviour = behaviour
    await expect(app.mails()).rejects.toThrow()
    expect(accepted).toEqual([])
  }
  state.behaviour = 'accept'
  await app.mails()
  await app.mails()
  expect(new Set(accepted.map(({ to }) => to))).toEqual(new Set(receivers))
  const ids = accepted.map(({ mail }) => /^Message-ID: (.*)$/m.exec(mail)?.[1])
  expect([accepted.length, new Set(ids).size]).toEqual([5, 5])
})

test('AUTH-01 an email is sent exactly if the transaction that queued it is committed', async () => {
  const app = await givenApp()
  const { services } = app
  const cut = services.db.transaction(async (tx) => {
    await queueMail(services, tx, 'nobody@example.com', CONTENT)
    throw new Error('cut')
  })
  await expect(cut).rejects.toThrow('cut')
  await services.db.transaction((tx) => queueMail(services, tx, 'sara@example.com', CONTENT))
  expect((await app.mails()).map(({ to }) => to)).toEqual(['sara@example.com'])
})

test('AUTH-01 texts cannot inject email headers, and addresses cannot add recipients', async () => {
  const { accepted, smtpUrl } = await givenSmtp()
  const mailer = givenMailer(smtpUrl)
  const mail = { id: 'one', sender: 'Sayyad', subject: 'a\r\nBcc: all@example.com', html: '<p>', text: '' }
  await mailer.send({ ...mail, to: 'sara@example.com' })
  expect(accepted[0]?.mail).not.toMatch(/^Bcc:/im)
  await mailer.send({ ...mail, to: 'sara@example.com, eve@example.com\r\nRCPT TO:<eve@example.com>' }).catch(() => {})
  expect(accepted.filter(({ to }) => to.includes('eve'))).toEqual([])
})

test('AUTH-01 without a mail server emails are written to the outbox', async () => {
  const outbox = mkdtempSync(join(inject('folder'), 'outbox-'))
  cleanups.push(() => rmSync(outbox, { recursive: true }))
  await givenMailer(null, outbox).send({
    id: 'one',
    to: 'sara@example.com',
    sender: 'صيّاد',
    subject: 'مرحبا',
    html: '<p>',
    text: 'مرحبا',
  })
  expect(readdirSync(outbox)).toEqual(['one.eml'])
  const mail = await PostalMime.parse(readFileSync(join(outbox, 'one.eml')))
  expect([mail.subject, mail.to?.[0]?.address]).toEqual(['مرحبا', 'sara@example.com'])
})

test.each([false, true])(
  'AUTH-01 mails in the outbox are their owner’s; recipients, subjects and links are printed if asked for: %s',
  async (printsSecrets) => {
    const folder = mkdtempSync(join(inject('folder'), 'outbox-'))
    cleanups.push(() => rmSync(folder, { recursive: true }))
    const outbox = join(folder, 'outbox')
    mkdirSync(outbox, { mode: 0o755 })
    const said: string[] = []
    const text = 'https://sayyad.example/auth/reset?token=secret'
    const mailer = givenMailer(null, outbox, { printsSecrets, log: (line) => said.push(line) })
    await mailer.send({ id: 'one', to: 'sara@example.com', sender: 'صيّاد', subject: 'مرحبا', html: '<p>', text })
    expect([outbox, join(outbox, 'one.eml')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
    for (const printed of ['token=secret', 'sara@example.com', 'مرحبا']) {
      expect(said.join().includes(printed)).toBe(printsSecrets)
    }
  },
)

test('AUTH-01 a mail that can’t be sent is tried for a day and longer', () => {
  expect(sendMail.retries).toBeGreaterThan(24)
})
