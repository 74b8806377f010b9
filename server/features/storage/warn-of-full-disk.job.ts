import { formatNumber } from '#domain/format/format-number.ts'
import type { Services } from '#server/context.ts'
import { findAdmins, queueMail } from '#server/features/mails/public.ts'
import { DeclaredError } from '#server/platform/fail.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import type { Limit } from '#server/platform/limits.ts'

const ONCE_A_DAY: Limit = { name: 'full_disk', points: 1, seconds: 86_400 }

/** Every ten minutes: emails the admins if the disk is almost full, at most once a day. */
export const warnOfFullDisk: Job<object, Services> = {
  name: 'warn_of_full_disk',
  retries: 0,
  seconds: 60,
  cron: '*/10 * * * *',
  run: async (services) => {
    const { freeBytes, isScarce } = await services.files.measure()
    if (!isScarce || !(await isFirstToday(services))) return
    const megabytes = Math.floor(freeBytes / 1_000_000)
    console.error(`sayyad: the disk is almost full: ${megabytes} MB left`)
    for (const { email, name, lang } of await findAdmins(services.db)) {
      const values = { name: name ?? '', free: formatNumber(megabytes, lang) }
      await queueMail(services, services.db, email, { template: 'disk_nearly_full', lang, values })
    }
  },
}

async function isFirstToday({ limits }: Services): Promise<boolean> {
  try {
    await limits.take(ONCE_A_DAY, 'warned')
    return true
  } catch (error) {
    if (error instanceof DeclaredError) return false
    throw error
  }
}
