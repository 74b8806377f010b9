import { procedures } from '#server/context.ts'
import { runChecks } from './run-checks.ts'
import { sendTestMail } from './send-test-mail.ts'

const { system_checks } = procedures

export const systemChecksHandlers = {
  list: system_checks.list.handler(({ context: { db, files, mailer, publicUrl, standby, searchUrl, backups } }) =>
    runChecks({
      db,
      measureDisk: files.measure,
      backedUpAt: files.backedUpAt,
      hasMailServer: mailer.hasServer,
      publicUrl,
      standby,
      searchUrl,
      readArchive: backups.readArchive,
    }),
  ),
  send_mail: system_checks.send_mail.handler(({ context }) => sendTestMail(context)),
}
