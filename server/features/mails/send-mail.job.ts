import type { Services } from '#server/context.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { renderMail, type MailContent } from './render-mail.ts'

export interface MailToSend extends MailContent {
  id: string
  to: string
}

/** Retries for about two days if the mail server is unavailable. */
export const sendMail: Job<MailToSend, Services> = {
  name: 'send_mail',
  retries: 60,
  seconds: 120,
  run: async ({ mailer, publicUrl, publicSettings, websiteTexts }, { id, to, ...content }) => {
    const { unsubscribeUrl } = content
    await mailer.send({
      id,
      to,
      ...renderMail(content, { publicUrl, settings: await publicSettings(), changed: await websiteTexts() }),
      ...(unsubscribeUrl && { unsubscribeUrl }),
    })
  },
}
