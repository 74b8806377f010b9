import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface OutgoingMail {
  /** The same for each attempt to send the same mail, so that a receiver can tell. */
  id: string
  to: string
  subject: string
  html: string
  text: string
  /** Where one click stops mails of this kind. */
  unsubscribe_url?: string
}

export interface Mailer {
  /** @throws while the mail was not taken over by the server that it goes to */
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

interface Options {
  /** `smtp://user:password@host:port` or `smtps://…`; null writes mails into the outbox. */
  smtp_url: string | null
  from: { name: string; address: string }
  outbox: string
  say: (text: string) => void
  /** Milliseconds without a sign of the server, before it counts as gone; a job's attempt lasts longer. */
  patience_ms?: number
}

export function createMailer({ smtp_url, from, outbox, say, patience_ms = 20_000 }: Options): Mailer {
  const domain = from.address.slice(from.address.indexOf('@') + 1)
  const messageOf = ({ id, to, subject, html, text, unsubscribe_url }: OutgoingMail) => ({
    from,
    // an object is never parsed: no text of a user's can add another receiver
    to: { name: '', address: to },
    subject,
    html,
    text,
    messageId: `<${id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe_url && {
        'List-Unsubscribe': `<${unsubscribe_url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  if (smtp_url) {
    const transport = createTransport({
      url: smtp_url,
      connectionTimeout: patience_ms,
      greetingTimeout: patience_ms,
      socketTimeout: patience_ms,
    })
    return {
      send: async (mail) => {
        await transport.sendMail(messageOf(mail))
      },
      close: () => transport.close(),
    }
  }

  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(messageOf(mail))
      await mkdir(outbox, { recursive: true })
      const path = join(outbox, `${mail.id}.eml`)
      // in one step, so that nobody reads half a mail
      await writeFile(`${path}.part`, message as Buffer)
      await rename(`${path}.part`, path)
      say(`mail to ${mail.to}: ${mail.subject} ${/https?:\S+/.exec(mail.text)?.[0] ?? ''}`.trimEnd())
    },
    close: () => composer.close(),
  }
}
