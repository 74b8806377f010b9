import { asc, lte } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { conversation_mails } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { newLinkToken } from '#server/platform/link-token.ts'
import { isReader } from './schedule-check.ts'
import { mailUnread } from './mail-unread.job.ts'

const BATCH = 500

/** Every minute: queues checks of conversations whose messages may have been unread for long enough. */
export const findUnread: Job<object, Services> = {
  name: 'find_unread',
  retries: 0,
  seconds: 60,
  cron: '* * * * *',
  run: async ({ db, clock, jobs }) => {
    await db.transaction(async (tx) => {
      const due = await tx
        .select({ conversation_id: conversation_mails.conversation_id, user_id: conversation_mails.user_id })
        .from(conversation_mails)
        .where(lte(conversation_mails.due_at, clock()))
        .orderBy(asc(conversation_mails.due_at))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      for (const reader of due) {
        await tx.update(conversation_mails).set({ due_at: null }).where(isReader(reader))
        await jobs.add(tx, mailUnread, { ...reader, id: newId(), token: newLinkToken() })
      }
    })
  },
}
