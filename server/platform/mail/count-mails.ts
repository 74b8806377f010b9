import type { Metrics } from '#server/platform/metrics/metrics.ts'
import type { Mailer } from './mailer.ts'

/** Counts what becomes of each email. */
export const countMails = (mailer: Mailer, { countMail }: Pick<Metrics, 'countMail'>): Mailer => ({
  ...mailer,
  send: async (mail) => {
    try {
      await mailer.send(mail)
    } catch (error) {
      countMail('refused')
      throw error
    }
    countMail(mailer.hasServer ? 'sent' : 'kept')
  },
})
