import { asc, inArray, isNull } from 'drizzle-orm'
import { formatNumber } from '#domain/format/format-number.ts'
import type { Services } from '#server/context.ts'
import { findAdmins, queueMail } from '#server/features/mails/public.ts'
import { client_faults } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/** Those of a broken release are one email. */
const MOST_QUOTED = 10

/** Every hour: emails the admins which new faults browsers have reported, and which resolved ones are back. */
export const announceClientFaults: Job<object, Services> = {
  name: 'announce_client_faults',
  retries: 3,
  seconds: 60,
  cron: '15 * * * *',
  run: async (services) => {
    const { db, clock, publicUrl } = services
    await db.transaction(async (tx) => {
      const faults = await tx
        .select()
        .from(client_faults)
        .where(isNull(client_faults.announced_at))
        .orderBy(asc(client_faults.first_seen_at))
        .for('update', { skipLocked: true })
      if (!faults.length) return
      const ids = faults.map(({ id }) => id)
      await tx.update(client_faults).set({ announced_at: clock() }).where(inArray(client_faults.id, ids))
      const quote = faults
        .slice(0, MOST_QUOTED)
        .map(({ message, source, page, versions }) => [message, source ?? page, Object.keys(versions).join(', ')])
        .map((lines) => lines.join('\n'))
        .join('\n\n')
      for (const { email, name, lang } of await findAdmins(tx)) {
        const values = { name: name ?? '', count: formatNumber(faults.length, lang) }
        const link = `${publicUrl}/admin/errors`
        await queueMail(services, tx, email, { template: 'client_faults', lang, values, quote, link })
      }
    })
  },
}
