import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { keepAccount, requestDeletion } from './deletion.ts'
import { exportData } from './export/export-data.ts'

export const privacyHandlers = {
  export_data: procedures.privacy.export_data.handler(({ context }) => exportData(context, requireUser(context).id)),
  request_deletion: procedures.privacy.request_deletion.handler(async ({ context, input }) => ({
    delete_at: (await requestDeletion(context, input.password)).toISOString(),
  })),
  keep_account: procedures.privacy.keep_account.handler(({ context }) => keepAccount(context)),
}
