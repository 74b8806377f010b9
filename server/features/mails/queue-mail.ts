import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/ids.ts'
import type { MailContent } from './render-mail.ts'
import { sendMail } from './send-mail.job.ts'

/** Sends a mail once the transaction that `db` is has been committed. @param to a checked address */
export async function queueMail(
  { jobs }: Pick<Services, 'jobs'>,
  db: Db,
  to: string,
  content: MailContent,
): Promise<void> {
  await jobs.add(db, sendMail, { id: newId(), to, ...content })
}
