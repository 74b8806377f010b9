import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/ids.ts'
import type { MailContent } from './render-mail.ts'
import { sendMail } from './send-mail.job.ts'

/**
 * Queues an email, which is sent after the transaction of `db` commits.
 * @param to a validated address
 * @param after the earliest time to send it; immediately if omitted
 */
export async function queueMail(
  { jobs }: Pick<Services, 'jobs'>,
  db: Db,
  to: string,
  content: MailContent,
  after?: Date,
): Promise<void> {
  await jobs.add(db, sendMail, { id: newId(), to, ...content }, after)
}
