import { asc, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { message_pictures, type messages } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import type { MadePicture } from './make-pictures.ts'

type Place = Pick<typeof messages.$inferSelect, 'conversation_id' | 'seq'>
const keyOf = ({ conversation_id, seq }: Place): string => `${conversation_id} ${seq}`

/**
 * Adds pictures to a message.
 * @throws ID_TAKEN if another message has a picture with the same ID
 */
export async function showPictures(
  tx: Db,
  { conversation_id, seq }: Place,
  { made, sender_id, now }: { made: readonly MadePicture[]; sender_id: string; now: Date },
): Promise<void> {
  if (!made.length) return
  const added = await tx
    .insert(message_pictures)
    .values(
      made.map((picture, position) => ({ ...picture, conversation_id, seq, position, sender_id, created_at: now })),
    )
    .onConflictDoNothing()
    .returning({ id: message_pictures.id })
  if (added.length < made.length) throw fail('ID_TAKEN')
}

/** Reads the picture IDs of messages, in order. */
export async function readPictureIds(db: Db, rows: readonly Place[]): Promise<(message: Place) => string[]> {
  const shown = rows.length ? await selectPictures(db, rows) : []
  const found = Map.groupBy(shown, keyOf)
  return (message) => (found.get(keyOf(message)) ?? []).map(({ id }) => id)
}

const selectPictures = (db: Db, places: readonly Place[]) =>
  db
    .select({
      id: message_pictures.id,
      conversation_id: message_pictures.conversation_id,
      seq: message_pictures.seq,
    })
    .from(message_pictures)
    .where(
      sql`(${message_pictures.conversation_id}, ${message_pictures.seq}) in (${sql.join(
        places.map(({ conversation_id, seq }) => sql`(${conversation_id}::uuid, ${seq}::int)`),
        sql`, `,
      )})`,
    )
    .orderBy(asc(message_pictures.position))
