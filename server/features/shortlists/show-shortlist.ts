import { asc, eq } from 'drizzle-orm'
import type { Fact } from '#contract/facts.ts'
import type { SharedShortlist, Shortlist, ShortlistedCar } from '#contract/shortlists.ts'
import type { CallContext } from '#server/context.ts'
import { markDevice } from '#server/features/accounts/public.ts'
import { getCar } from '#server/features/cars/public.ts'
import { shortlist_notes, shortlist_people, shortlist_votes } from '#server/platform/db/schema/index.ts'
import { readCarIds } from './change-shortlists.ts'
import { readOwn, type ShortlistRow } from './own-shortlist.ts'
import { keyOf } from './person.ts'
import { findByToken, linkOf } from './shortlist-link.ts'
import { listYearlyFacts, yearOfCar } from './year-of-car.ts'

/** @throws NOT_FOUND */
export async function getShortlist(context: CallContext, shortlistId: string): Promise<Shortlist> {
  const row = await readOwn(context, shortlistId)
  const { keys: _, ...shown } = await show(context, row)
  return { ...shown, id: row.id, link: linkOf(context, row) }
}

/** @throws LINK_INVALID */
export async function openShortlist(context: CallContext, token: string): Promise<SharedShortlist> {
  const row = await findByToken(context.db, token)
  const key = keyOf(markDevice(context), row.id)
  const { keys, ...shown } = await show(context, row)
  return { ...shown, you: keys.get(key) ?? null }
}

async function show(context: CallContext, { id, name }: ShortlistRow) {
  const [carIds, facts, people, votes, notes] = await Promise.all([
    readCarIds(context.db, id),
    listYearlyFacts(context),
    context.db
      .select()
      .from(shortlist_people)
      .where(eq(shortlist_people.shortlist_id, id))
      .orderBy(asc(shortlist_people.created_at), asc(shortlist_people.id)),
    readVotes(context, id),
    readNotes(context, id),
  ])
  const cars: ShortlistedCar[] = []
  // one after the other, so that a long list leaves the database to others
  for (const carId of carIds) cars.push(await showCar(context, carId, facts))
  const isShown = (carId: string | null) => carId === null || carIds.includes(carId)
  return {
    name,
    cars,
    facts,
    people: people.map((person) => ({ id: person.id, name: person.name })),
    votes: votes.filter(({ car_id }) => isShown(car_id)),
    notes: notes
      .filter(({ car_id }) => isShown(car_id))
      .map((note) => ({
        ...note,
        created_at: note.created_at.toISOString(),
        edited_at: note.edited_at?.toISOString() ?? null,
      })),
    keys: new Map(people.map((person) => [person.key_hash, person.id])),
  }
}

/** As any visitor sees the ad, whoever asks. */
async function showCar(context: CallContext, carId: string, facts: readonly Fact[]): Promise<ShortlistedCar> {
  const found = await getCar(context, { car_id: carId, caller: { kind: 'anonymous' } })
  if (found.kind !== 'found') return { car_id: carId, car: null, year_cost: null }
  return { car_id: carId, car: found.car, year_cost: await yearOfCar(context, found.car, facts) }
}

const readVotes = ({ db }: CallContext, shortlistId: string) =>
  db
    .select({ person_id: shortlist_votes.person_id, car_id: shortlist_votes.car_id, vote: shortlist_votes.vote })
    .from(shortlist_votes)
    .innerJoin(shortlist_people, eq(shortlist_people.id, shortlist_votes.person_id))
    .where(eq(shortlist_people.shortlist_id, shortlistId))

const readNotes = ({ db }: CallContext, shortlistId: string) =>
  db
    .select({
      id: shortlist_notes.id,
      person_id: shortlist_notes.person_id,
      car_id: shortlist_notes.car_id,
      text: shortlist_notes.text,
      created_at: shortlist_notes.created_at,
      edited_at: shortlist_notes.edited_at,
    })
    .from(shortlist_notes)
    .innerJoin(shortlist_people, eq(shortlist_people.id, shortlist_notes.person_id))
    .where(eq(shortlist_people.shortlist_id, shortlistId))
    .orderBy(asc(shortlist_notes.created_at), asc(shortlist_notes.id))
