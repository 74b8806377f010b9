import { and, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import * as tables from '#server/platform/db/schema/index.ts'
import { removeFiles } from '#server/platform/files/remove-files.job.ts'
import { removeDocuments } from '#server/features/verification/public.ts'
import { keysOfSent } from '#server/features/messages/public.ts'
import { removePicturesOf } from '#server/features/pictures/public.ts'
import { replacePicture } from '#server/features/profiles/public.ts'
import type { Erased } from './erase-mentions.ts'

/** Rows that belong to a user in tables that refer to the profile, which stays. */
const OWN_ROWS = [
  [tables.kept_for_undo, tables.kept_for_undo.user_id],
  [tables.penalties, tables.penalties.user_id],
  [tables.seller_reviews, tables.seller_reviews.seller_id],
  [tables.conversation_mails, tables.conversation_mails.user_id],
  [tables.conversation_reports, tables.conversation_reports.reported_id],
  [tables.blocks, tables.blocks.blocker_id],
  [tables.blocks, tables.blocks.blocked_id],
  [tables.list_columns, tables.list_columns.user_id],
  [tables.live_users, tables.live_users.user_id],
  [tables.review_looks, tables.review_looks.user_id],
  [tables.profile_access_log, tables.profile_access_log.accessed_profile_id],
] as const

/** Deletes the account with its rows and files. Rows about others stay without what the user wrote in them. */
export async function eraseOwnRows(
  services: Services,
  tx: Db,
  { id, email, phoneNumbers }: Pick<Erased, 'id' | 'email' | 'phoneNumbers'>,
): Promise<void> {
  await removeOwnFiles(services, tx, id)
  await tx.update(tables.reports).set({ note: '' }).where(eq(tables.reports.reporter_id, id))
  await tx
    .delete(tables.support_requests)
    .where(or(eq(tables.support_requests.email, email), eq(tables.support_requests.account_email, email)))
  await tx.delete(tables.verifications).where(sql`strpos(${tables.verifications.value}, ${id}) > 0`)
  for (const known of [id, email, ...phoneNumbers]) {
    await tx.delete(tables.attempts).where(sql`strpos(${tables.attempts.key}, ${known}) > 0`)
  }
  // rows that refer to the account are deleted with it
  await tx.delete(tables.users).where(eq(tables.users.id, id))
  for (const [table, owner] of OWN_ROWS) await tx.delete(table).where(eq(owner, id))
  await tx
    .delete(tables.seller_reviews)
    .where(and(eq(tables.seller_reviews.buyer_id, id), isNotNull(tables.seller_reviews.removed_at)))
  for (const table of [tables.conversation_reports, tables.seller_review_reports]) {
    await tx.update(table).set({ note: '' }).where(eq(table.reporter_id, id))
  }
  await tx
    .update(tables.profile_access_log)
    .set({ accessing_user_id: null, ip_address: null, user_agent: null })
    .where(eq(tables.profile_access_log.accessing_user_id, id))
  await removeNamesOnSheets(tx, id)
  await removeTranslations(tx, id)
  await tx.update(tables.promotions).set({ decline_note: null }).where(eq(tables.promotions.seller_id, id))
  await deleteAbandonedConversations(tx, id)
}

async function removeOwnFiles(services: Services, tx: Db, userId: string): Promise<void> {
  await replacePicture(services, tx, { user_id: userId, picture_url: null })
  await removePicturesOf(services, tx, userId)
  const requests = await tx
    .select({ id: tables.identity_requests.id })
    .from(tables.identity_requests)
    .where(eq(tables.identity_requests.user_id, userId))
  for (const { id } of requests) await removeDocuments(services, tx, id)
  const keys = await keysOfSent(tx, userId)
  if (keys.length) await services.jobs.add(tx, removeFiles, { store: 'private', keys })
}

/** Deletes translations of the messages that a user wrote. */
async function removeTranslations(tx: Db, userId: string): Promise<void> {
  const { messages, message_translations: translations } = tables
  const own = tx
    .select({ seq: messages.seq })
    .from(messages)
    .where(
      and(
        eq(messages.conversation_id, translations.conversation_id),
        eq(messages.seq, translations.seq),
        eq(messages.sender_id, userId),
      ),
    )
  await tx.delete(translations).where(exists(own))
}

/** Deletes the names that a user typed on hand-over sheets. */
async function removeNamesOnSheets(tx: Db, userId: string): Promise<void> {
  const { conversation_sides: sides, hand_over_names: names } = tables
  const own = tx
    .select({ id: sides.conversation_id })
    .from(sides)
    .where(and(eq(sides.user_id, userId), eq(sides.side, names.side)))
  await tx.delete(names).where(inArray(names.conversation_id, own))
}

/** Deletes conversations whose other side has been deleted too, so that nobody can read them any more. */
async function deleteAbandonedConversations(tx: Db, userId: string): Promise<void> {
  const { conversations, profiles } = tables
  const deleted = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.status, 'deleted'))
  await tx
    .delete(conversations)
    .where(
      or(
        and(eq(conversations.buyer_id, userId), inArray(conversations.seller_id, deleted)),
        and(eq(conversations.seller_id, userId), inArray(conversations.buyer_id, deleted)),
      ),
    )
}
