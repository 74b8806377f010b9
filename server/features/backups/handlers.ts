import { procedures } from '#server/context.ts'
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
    context.backups.requestRestore(name, 'admin')
  }),
}
