import { z } from 'zod'
import { COST_LINES } from '#domain/calculators/yearly-cost.ts'
import { LIST_NAME_LENGTH, MOST_SHORTLISTED, NOTE_LENGTH, PERSON_NAME_LENGTH } from '#domain/shortlists/limits.ts'
import { VOTES } from '#domain/shortlists/votes.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { Car } from './cars.ts'
import { errors } from './errors.ts'
import { Fact } from './facts.ts'
import { atLeast, atMost, OneLine, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

export const ShortlistName = OneLine.min(1, 'required').check(atMost(LIST_NAME_LENGTH))
export const PersonName = OneLine.min(1, 'required').check(atMost(PERSON_NAME_LENGTH))
/** Without invisible characters. */
export const NoteText = Text.check(atMost(20_000))
  .transform(plainText)
  .pipe(z.string().check(atLeast(1, 'required')).check(atMost(NOTE_LENGTH)))

/** What a car costs a year. The sum leaves out lines that cannot be computed. */
const YearOfCar = z.object({
  lines: z.array(z.object({ line: z.enum(COST_LINES), amount: z.number().nullable() })),
  total: z.number(),
})
export type YearOfCar = z.output<typeof YearOfCar>

const ShortlistedCar = z.object({
  car_id: z.uuid(),
  /** As visitors see the ad, also when it has ended; null once it is no longer shown. */
  car: Car.nullable(),
  /** Null with the car. */
  year_cost: YearOfCar.nullable(),
})
export type ShortlistedCar = z.output<typeof ShortlistedCar>

const Person = z.object({
  id: z.uuid(),
  /** Empty until the person has typed one. */
  name: z.string(),
})
export type ShortlistPerson = z.output<typeof Person>

const CarVote = z.object({ person_id: z.uuid(), car_id: z.uuid(), vote: z.enum(VOTES) })
export type CarVote = z.output<typeof CarVote>

const Note = z.object({
  id: z.uuid(),
  person_id: z.uuid(),
  /** Null for a note on the whole list. */
  car_id: z.uuid().nullable(),
  text: z.string(),
  created_at: Timestamp,
  /** Null until the text is changed. */
  edited_at: Timestamp.nullable(),
})
export type ShortlistNote = z.output<typeof Note>

const Shown = z.object({
  name: z.string(),
  /** In the order of the owner. */
  cars: z.array(ShortlistedCar),
  /** Everyone who voted or wrote, in that order. */
  people: z.array(Person),
  /** For cars of the list. */
  votes: z.array(CarVote),
  /** Oldest first, for cars of the list and for the list itself. */
  notes: z.array(Note),
  /** The facts that the yearly costs come from. */
  facts: z.array(Fact),
})

export const Shortlist = Shown.extend({
  id: z.uuid(),
  /** The path of the link; null while there is none. */
  link: z.string().nullable(),
})
export type Shortlist = z.output<typeof Shortlist>

export const SharedShortlist = Shown.extend({
  /** The person of this browser; null before the first vote or note. */
  you: z.uuid().nullable(),
})
export type SharedShortlist = z.output<typeof SharedShortlist>

const ListedShortlist = z.object({
  id: z.uuid(),
  name: z.string(),
  car_ids: z.array(z.uuid()),
  has_link: z.boolean(),
  people_count: z.int(),
  notes_count: z.int(),
  changed_at: Timestamp,
})
export type ListedShortlist = z.output<typeof ListedShortlist>

const OneShortlist = z.strictObject({ shortlist_id: z.uuid() })
const CarIds = z.array(z.uuid()).max(MOST_SHORTLISTED)
const Linked = z.strictObject({ token: Text.check(atMost(100)) })

export const NewShortlist = OneShortlist.extend({ name: ShortlistName, car_ids: CarIds })
export const RenamedShortlist = OneShortlist.extend({ name: ShortlistName })
export const NewNote = z.strictObject({ name: PersonName, text: NoteText })

const route = routesOf('shortlists')

export const shortlists = {
  list: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(route('List own shortlists', 'GET', '/me/shortlists', 'Latest change first.'))
    .output(z.array(ListedShortlist)),
  get: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(
      route(
        'Get a shortlist',
        'GET',
        '/me/shortlists/{shortlist_id}',
        'With the ads as they are now, and the votes and notes of those who have its link.',
      ),
    )
    .input(OneShortlist)
    .errors(errors('NOT_FOUND'))
    .output(Shortlist),
  add: voidProcedure
    .meta({ access: 'user', scope: 'saved:write' })
    .route(
      route(
        'Create a shortlist',
        'PUT',
        '/me/shortlists/{shortlist_id}',
        'Idempotent by the ID, which the client chooses. Ads that visitors cannot see are left out.',
      ),
    )
    .input(NewShortlist)
    .errors(errors('TOO_MANY', 'NOT_FOUND')),
  rename: voidProcedure
    .meta({ access: 'user', scope: 'saved:write' })
    .route(route('Rename a shortlist', 'PUT', '/me/shortlists/{shortlist_id}/name', 'Idempotent.'))
    .input(RenamedShortlist)
    .errors(errors('NOT_FOUND')),
  remove: voidProcedure
    .meta({ access: 'user', scope: 'saved:write' })
    .route(
      route(
        'Delete a shortlist',
        'DELETE',
        '/me/shortlists/{shortlist_id}',
        'With its votes and notes, at once and for good. Idempotent. Ends its link.',
      ),
    )
    .input(OneShortlist),
  add_cars: voidProcedure
    .meta({ access: 'user', scope: 'saved:write' })
    .route(
      route(
        'Add ads to a shortlist',
        'POST',
        '/me/shortlists/{shortlist_id}/cars',
        'Idempotent. Ads that visitors cannot see are left out; NOT_FOUND if that leaves none. Adds all or none of the others.',
      ),
    )
    .input(OneShortlist.extend({ car_ids: CarIds.min(1) }))
    .errors(errors('NOT_FOUND', 'TOO_MANY')),
  remove_car: voidProcedure
    .meta({ access: 'user', scope: 'saved:write' })
    .route(
      route(
        'Remove an ad from a shortlist',
        'DELETE',
        '/me/shortlists/{shortlist_id}/cars/{car_id}',
        'Idempotent. Its votes and notes come back if it is added again.',
      ),
    )
    .input(OneShortlist.extend({ car_id: z.uuid() }))
    .errors(errors('NOT_FOUND')),
  order_cars: voidProcedure
    .meta({ access: 'user', scope: 'saved:write' })
    .route(
      route(
        'Order the ads of a shortlist',
        'PUT',
        '/me/shortlists/{shortlist_id}/order',
        'Other IDs are ignored; ads that are not named come last.',
      ),
    )
    .input(OneShortlist.extend({ car_ids: CarIds }))
    .errors(errors('NOT_FOUND')),
  open_link: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Create the link of a shortlist',
        'PUT',
        '/me/shortlists/{shortlist_id}/link',
        'Whoever has the link sees the shortlist, votes and writes notes without an account. Returns an open link again.',
      ),
    )
    .input(OneShortlist)
    .errors(errors('NOT_FOUND'))
    .output(z.object({ link: z.string() })),
  end_link: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'End the link of a shortlist',
        'DELETE',
        '/me/shortlists/{shortlist_id}/link',
        'At once and for good. Votes and notes stay. Idempotent.',
      ),
    )
    .input(OneShortlist)
    .errors(errors('NOT_FOUND')),
  remove_note: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Remove a note from a shortlist',
        'DELETE',
        '/me/shortlists/{shortlist_id}/notes/{note_id}',
        'Whoever wrote it. Idempotent.',
      ),
    )
    .input(OneShortlist.extend({ note_id: z.uuid() }))
    .errors(errors('NOT_FOUND')),
  remove_person: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Remove a person from a shortlist',
        'DELETE',
        '/me/shortlists/{shortlist_id}/people/{person_id}',
        'With their votes and notes. Idempotent. Whoever has the link can come back until it is ended.',
      ),
    )
    .input(OneShortlist.extend({ person_id: z.uuid() }))
    .errors(errors('NOT_FOUND')),
  open: procedure
    .meta({ access: 'public', topics: [] })
    .route(
      route(
        'Get a shortlist by its link',
        'GET',
        '/shared-shortlists/{token}',
        'No account is required. A cookie tells the browsers of different people apart.',
      ),
    )
    .input(Linked)
    .errors(errors('LINK_INVALID'))
    .output(SharedShortlist),
  vote: procedure
    .meta({ access: 'public' })
    .route(
      route(
        'Vote on an ad of a shared shortlist',
        'PUT',
        '/shared-shortlists/{token}/votes/{car_id}',
        'One vote for each ad and person; null takes it back. Idempotent.',
      ),
    )
    .input(
      Linked.extend({
        car_id: z.uuid(),
        vote: z.enum(VOTES).nullable(),
        /** Changes the name of the person. */
        name: PersonName.optional(),
      }),
    )
    .errors(errors('LINK_INVALID', 'NOT_FOUND', 'TOO_MANY', 'TOO_MANY_ATTEMPTS'))
    .output(z.object({ you: z.uuid() })),
  put_note: procedure
    .meta({ access: 'public' })
    .route(
      route(
        'Write or change a note on a shared shortlist',
        'PUT',
        '/shared-shortlists/{token}/notes/{note_id}',
        'Idempotent by the ID, which the client chooses. Only own notes can be changed.',
      ),
    )
    .input(Linked.extend({ note_id: z.uuid(), car_id: z.uuid().nullable(), ...NewNote.shape }))
    .errors(errors('LINK_INVALID', 'NOT_FOUND', 'TOO_MANY', 'TOO_MANY_ATTEMPTS'))
    .output(z.object({ you: z.uuid() })),
  delete_note: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Delete an own note on a shared shortlist',
        'DELETE',
        '/shared-shortlists/{token}/notes/{note_id}',
        'Idempotent. Notes of others stay.',
      ),
    )
    .input(Linked.extend({ note_id: z.uuid() }))
    .errors(errors('LINK_INVALID', 'TOO_MANY_ATTEMPTS')),
}
