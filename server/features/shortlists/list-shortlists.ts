import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { ListedShortlist } from '#contract/shortlists.ts'
import type { CallContext } from '#server/context.ts'
import { shortlist_cars, shortlist_notes, shortlist_people, shortlists } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'

/** Latest change first. */
export async function listShortlists(context: CallContext): Promise<ListedShortlist[]> {
  const { db } = context
  const rows = await db
    .select()
    .from(shortlists)
    .where(eq(shortlists.user_id, requireUser(context).id))
    .orderBy(desc(shortlists.changed_at), desc(shortlists.id))
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return []
  const [cars, people, notes] = await Promise.all([
    db
      .select()
      .from(shortlist_cars)
      .where(inArray(shortlist_cars.shortlist_id, ids))
      .orderBy(asc(shortlist_cars.place)),
    db
      .select({ id: shortlist_people.shortlist_id, count: count() })
      .from(shortlist_people)
      .where(inArray(shortlist_people.shortlist_id, ids))
      .groupBy(shortlist_people.shortlist_id),
    db
      .select({ id: shortlist_people.shortlist_id, count: count() })
      .from(shortlist_notes)
      .innerJoin(
        shortlist_people,
        and(eq(shortlist_people.id, shortlist_notes.person_id), inArray(shortlist_people.shortlist_id, ids)),
      )
      .groupBy(shortlist_people.shortlist_id),
  ])
  const countIn = (counted: typeof people, id: string) => counted.find((one) => one.id === id)?.count ?? 0
  return rows.map(({ id, name, token_hash, changed_at }) => ({
    id,
    name,
    car_ids: cars.filter(({ shortlist_id }) => shortlist_id === id).map(({ car_id }) => car_id),
    has_link: token_hash !== null,
    people_count: countIn(people, id),
    notes_count: countIn(notes, id),
    changed_at: changed_at.toISOString(),
  }))
}
