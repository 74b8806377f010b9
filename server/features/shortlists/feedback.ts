import { and, eq, inArray } from 'drizzle-orm'
import { MOST_NOTES } from '#domain/shortlists/limits.ts'
import type { Vote } from '#domain/shortlists/votes.ts'
import type { CallContext } from '#server/context.ts'
import { markDevice } from '#server/features/accounts/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { shortlist_cars, shortlist_notes, shortlist_people, shortlist_votes } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { lockOwn } from './own-shortlist.ts'
import { findPerson, joinAs, limitPerson } from './person.ts'
import { findByToken, lockByToken } from './shortlist-link.ts'

interface NewVote {
  token: string
  car_id: string
  vote: Vote | null
  name?: string | undefined
}

/** @throws LINK_INVALID, NOT_FOUND, TOO_MANY, TOO_MANY_ATTEMPTS */
export async function vote(context: CallContext, { token, car_id, vote: wanted, name }: NewVote) {
  await limitPerson(context, markDevice(context))
  return context.db.transaction(async (tx) => {
    const list = await lockByToken(tx, token)
    await assertListed(tx, list.id, car_id)
    const personId = await joinAs(context, tx, list, name)
    const isIt = and(eq(shortlist_votes.person_id, personId), eq(shortlist_votes.car_id, car_id))
    if (wanted === null) await tx.delete(shortlist_votes).where(isIt)
    else {
      await tx
        .insert(shortlist_votes)
        .values({ person_id: personId, car_id, vote: wanted })
        .onConflictDoUpdate({ target: [shortlist_votes.person_id, shortlist_votes.car_id], set: { vote: wanted } })
    }
    return { you: personId }
  })
}

interface WrittenNote {
  token: string
  note_id: string
  car_id: string | null
  name: string
  text: string
}

/** @throws LINK_INVALID, NOT_FOUND for an ad that is not listed or a note of somebody else, TOO_MANY, TOO_MANY_ATTEMPTS */
export async function putNote(context: CallContext, { token, note_id: id, car_id, name, text }: WrittenNote) {
  await limitPerson(context, markDevice(context))
  const now = context.clock()
  return context.db.transaction(async (tx) => {
    const list = await lockByToken(tx, token)
    if (car_id !== null) await assertListed(tx, list.id, car_id)
    const personId = await joinAs(context, tx, list, name)
    const [known] = await tx.select().from(shortlist_notes).where(eq(shortlist_notes.id, id))
    if (known && known.person_id !== personId) throw fail('NOT_FOUND')
    if (!known) {
      const written = await tx.$count(shortlist_notes, eq(shortlist_notes.person_id, personId))
      if (written >= MOST_NOTES) throw fail('TOO_MANY')
      await tx.insert(shortlist_notes).values({ id, person_id: personId, car_id, text, created_at: now })
    } else if (known.text !== text) {
      await tx.update(shortlist_notes).set({ text, edited_at: now }).where(eq(shortlist_notes.id, id))
    }
    return { you: personId }
  })
}

/** Deletes a note of this browser. @throws LINK_INVALID, TOO_MANY_ATTEMPTS */
export async function deleteNote(context: CallContext, token: string, noteId: string): Promise<void> {
  const deviceHash = markDevice(context)
  await limitPerson(context, deviceHash)
  const list = await findByToken(context.db, token)
  const personId = await findPerson(context.db, list.id, deviceHash)
  if (personId === null) return
  await context.db
    .delete(shortlist_notes)
    .where(and(eq(shortlist_notes.id, noteId), eq(shortlist_notes.person_id, personId)))
}

/** Removes a note from an own list. @throws NOT_FOUND */
export async function removeNote(context: CallContext, shortlistId: string, noteId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockOwn(context, tx, shortlistId)
    const people = tx
      .select({ id: shortlist_people.id })
      .from(shortlist_people)
      .where(eq(shortlist_people.shortlist_id, shortlistId))
    await tx
      .delete(shortlist_notes)
      .where(and(eq(shortlist_notes.id, noteId), inArray(shortlist_notes.person_id, people)))
  })
}

async function assertListed(tx: Db, shortlistId: string, carId: string): Promise<void> {
  const isIt = and(eq(shortlist_cars.shortlist_id, shortlistId), eq(shortlist_cars.car_id, carId))
  if (!(await tx.$count(shortlist_cars, isIt))) throw fail('NOT_FOUND')
}
