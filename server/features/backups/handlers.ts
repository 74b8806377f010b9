import { procedures } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import type { Asker } from '#server/platform/files/restore-request.ts'
import { requireUser, type Caller } from '#server/platform/http/access.ts'
import { currentRequest } from '#server/platform/http/current-request.ts'
import { describeArchive, findOwnSpan, requestTime } from './describe-archive.ts'
import { countSince, describeBackups, getBackup } from './describe-backups.ts'

const { backups } = procedures

export const backupsHandlers = {
  list: backups.list.handler(({ context }) => describeBackups(context)),
  count_since: backups.count_since.handler(async ({ context, input }) => {
    const { time } = await getBackup(context, input.backup_name)
    return countSince(context, time)
  }),
  restore: backups.restore.handler(async ({ context, input }) => {
    const { name } = await getBackup(context, input.backup_name)
    context.backups.requestRestore({ name }, askerOf(context))
  }),
  get_archive: backups.get_archive.handler(({ context }) => describeArchive(context)),
  count_since_time: backups.count_since_time.handler(async ({ context, input: { until } }) => {
    const span = await findOwnSpan(context)
    if (!span) throw fail('NOT_FOUND')
    return countSince(context, until === 'latest' ? span.to : new Date(until))
  }),
  restore_until: backups.restore_until.handler(async ({ context, input: { until } }) => {
    const span = await findOwnSpan(context)
    if (!span) throw fail('NOT_FOUND')
    await requestTime(context, { until, site: span.site }, askerOf(context))
  }),
}

const askerOf = (context: { caller: Caller }): Asker => ({
  admin_id: requireUser(context).id,
  request: currentRequest() ?? null,
})
