import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { MOST_PEOPLE } from '#domain/shortlists/limits.ts'
import type { CallContext } from '#server/context.ts'
import { markDevice } from '#server/features/accounts/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { shortlist_people } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import type { Limit } from '#server/platform/limits.ts'
import { newId } from '#server/platform/ids.ts'
import type { ShortlistRow } from './own-shortlist.ts'

/** Votes and notes in ten minutes. */
const BY_PERSON: Limit = { name: 'shortlist_person', seconds: 600, points: 120 }
const BY_ADDRESS: Limit = { name: 'shortlist_address', seconds: 600, perAddress: 10 }

/** Tells people of a list apart; the same browser has another key on each list. */
export const keyOf = (deviceHash: string, shortlistId: string): string =>
  createHash('sha256').update(`${deviceHash} ${shortlistId}`).digest('hex')

/** @throws TOO_MANY_ATTEMPTS */
export async function limitPerson({ limits, request }: CallContext, deviceHash: string): Promise<void> {
  await limits.take(BY_ADDRESS, request.address)
  await limits.take(BY_PERSON, deviceHash)
}

/** The ID of the person of a browser; null before their first vote or note. */
export async function findPerson(db: Db, shortlistId: string, deviceHash: string): Promise<string | null> {
  const [person] = await db
    .select({ id: shortlist_people.id })
    .from(shortlist_people)
    .where(
      and(
        eq(shortlist_people.shortlist_id, shortlistId),
        eq(shortlist_people.key_hash, keyOf(deviceHash, shortlistId)),
      ),
    )
  return person?.id ?? null
}

/**
 * The person of this browser, added if it is a new one.
 * @param name undefined leaves it
 * @throws TOO_MANY
 */
export async function joinAs(
  context: CallContext,
  tx: Db,
  { id: shortlistId }: ShortlistRow,
  name: string | undefined,
): Promise<string> {
  const deviceHash = markDevice(context)
  const known = await findPerson(tx, shortlistId, deviceHash)
  if (known !== null) {
    if (name !== undefined) await tx.update(shortlist_people).set({ name }).where(eq(shortlist_people.id, known))
    return known
  }
  if ((await tx.$count(shortlist_people, eq(shortlist_people.shortlist_id, shortlistId))) >= MOST_PEOPLE)
    throw fail('TOO_MANY')
  const id = newId()
  await tx.insert(shortlist_people).values({
    id,
    shortlist_id: shortlistId,
    key_hash: keyOf(deviceHash, shortlistId),
    name: name ?? '',
    created_at: context.clock(),
  })
  return id
}
