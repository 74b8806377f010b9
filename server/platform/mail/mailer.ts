import { writePrivately } from '#server/platform/files/write-privately.ts'

export interface OutgoingMail {
  /** The same for all attempts to send an email, so that recipients can remove duplicates. */
  id: string
  to: string
  /** The displayed name of the sender. */
  sender: string
  subject: string
  html: string
  text: string
  /** The URL for one-click unsubscribe. */
  unsubscribeUrl?: string
}

export interface Mailer {
  /** Whether a mail server is configured. Otherwise emails are saved in the outbox folder. */
  hasServer: boolean
  /** @throws if the mail server does not accept the email */
  send: (mail: OutgoingMail) => Promise<void>
}

export interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. Null saves emails in the outbox folder. */
  smtpUrl: string | null
  fromAddress: string
  outbox: string
  /** Whether to print recipients, subjects and links including their tokens. */
  printsSecrets: boolean
  log: (text: string) => void
  /** Timeout in milliseconds, which must be shorter than the timeout of the job. */
  patienceMs?: number
}

export function createMailer({
  smtpUrl,
  fromAddress,
  outbox,
  printsSecrets,
  log,
  patienceMs = 20_000,
}: MailerOptions): Mailer {
  const domain = fromAddress.slice(fromAddress.indexOf('@') + 1)
  const messageOf = ({ id, to, sender, subject, html, text, unsubscribeUrl }: OutgoingMail) => ({
    from: { name: sender, address: fromAddress },
    // an object is not parsed, so user input cannot add recipients
    to: { name: '', address: to },
    subject,
    html,
    text,
    messageId: `<${id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Exchange knows only this header
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  if (smtpUrl) {
    return {
      hasServer: true,
      send: async (mail) => {
        const { createTransport } = await import('nodemailer')
        const transport = createTransport({
          url: smtpUrl,
          connectionTimeout: patienceMs,
          greetingTimeout: patienceMs,
          socketTimeout: patienceMs,
        })
        await transport.sendMail(messageOf(mail))
      },
    }
  }

  return {
    hasServer: false,
    send: async (mail) => {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await composer.sendMail(messageOf(mail))
      const path = await writePrivately(outbox, `${mail.id}.eml`, message as Buffer)
      const link = /https?:\S+/.exec(mail.text)?.[0] ?? ''
      log(printsSecrets ? `mail to ${mail.to}: ${mail.subject} ${link}`.trimEnd() : `mail saved as ${path}`)
    },
  }
}
