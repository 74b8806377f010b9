import { and, asc, count, eq, gt, isNull, min, sql, type Column, type SQL } from 'drizzle-orm'
import type { FoundUser, UserPage, UserSearch } from '#contract/admin-users.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { Services } from '#server/context.ts'
import { isAfter, orderedPageOf, readCursor } from '#server/platform/db/cursor-page.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { readRows, type AsRead } from '#server/platform/db/query-prepared.ts'
import { profiles, seller_ads, user_roles, users } from '#server/platform/db/schema/index.ts'
import { matchingUsers } from './matching-users.ts'

type Needed = Pick<Services, 'db'>
type Filters = Pick<UserSearch, 'text' | 'role' | 'status'>

/** Reads a page from an index. Sorted by ads, only users who have had active ads are listed. */
export async function searchUsers({ db }: Needed, search: UserSearch): Promise<UserPage> {
  const { text, role, status, sort, after, limit } = search
  const { by, id, within, afterCursor, placeOf } = ORDERS[sort]
  const statement = sql`
    select ${COLUMNS} from ${users}
    join ${profiles} on ${profiles.id} = ${users.id}
    left join ${user_roles} on ${user_roles.user_id} = ${users.id}
    left join ${seller_ads} on ${seller_ads.seller_id} = ${users.id}
    where ${and(within, ...conditions(search), afterCursor(after)) ?? sql`true`}
    order by ${by} desc, ${id} desc limit ${sql.raw(String(limit + 1))}`
  const isPlannedOnce = [text, role, status].every((filter) => filter === undefined)
  const rows = await readRows<Row>(db, statement, isPlannedOnce)
  const { found, next } = orderedPageOf(rows, limit, placeOf)
  return { items: found.map(present), next }
}

interface Order {
  by: Column
  id: Column
  within?: SQL
  afterCursor: (cursor: string | undefined) => SQL | undefined
  /** The value that users are sorted by. */
  placeOf: (row: Row) => number
}

const byTime = (by: Column, id: Column, name: 'created_at' | 'last_seen_at'): Order => ({
  by,
  id,
  afterCursor: (cursor) => isAfter({ created_at: by, id }, cursor),
  placeOf: (row) => new Date(row[name]).getTime(),
})

const ORDERS: Record<UserSearch['sort'], Order> = {
  newest: byTime(users.created_at, users.id, 'created_at'),
  last_seen: byTime(profiles.last_seen_at, profiles.id, 'last_seen_at'),
  most_ads: {
    by: seller_ads.active_count,
    id: seller_ads.seller_id,
    within: gt(seller_ads.active_count, 0),
    afterCursor: (cursor) => {
      const after = readCursor(cursor)
      return (
        after &&
        sql`(${seller_ads.active_count}, ${seller_ads.seller_id}) < (${after.place}::integer, ${after.id}::uuid)`
      )
    },
    placeOf: ({ active_count }) => active_count ?? 0,
  },
}

/** The number of matching users, up to a maximum, and when the oldest was created. */
export async function countUsers({ db }: Needed, search: Filters, most: number) {
  const oldest = db
    .select({ created_at: users.created_at })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(user_roles, eq(user_roles.user_id, users.id))
    .where(and(...conditions(search)))
    .orderBy(asc(users.created_at), asc(users.id))
    .limit(most)
    .as('oldest')
  const [counted] = await db.select({ count: count(), oldest_at: min(oldest.created_at) }).from(oldest)
  return counted ?? { count: 0, oldest_at: null }
}

/** The IDs of all matching users. */
export async function listMatchingIds({ db }: Needed, search: Filters): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(user_roles, eq(user_roles.user_id, users.id))
    .where(and(...conditions(search)))
  return rows.map(({ id }) => id)
}

const USER = ['id', 'email', 'created_at'] as const satisfies (keyof UserRow)[]
const PROFILE = [
  'first_name',
  'last_name',
  'phone_number',
  'picture_url',
  'status',
  'identity_verified_at',
  'last_seen_at',
] as const satisfies (keyof ProfileRow)[]
const COLUMNS = sql.join(
  [
    ...USER.map((name) => users[name]),
    ...PROFILE.map((name) => profiles[name]),
    user_roles.role,
    seller_ads.active_count,
  ].map((column) => sql`${column}`),
  sql`, `,
)

type UserRow = typeof users.$inferSelect
type ProfileRow = typeof profiles.$inferSelect
type Row = AsRead<Pick<UserRow, (typeof USER)[number]> & Pick<ProfileRow, (typeof PROFILE)[number]>> & {
  /** Null if the user has no role. */
  role: FoundUser['role'] | null
  /** Null if the user never had an active ad. */
  active_count: number | null
}

const conditions = ({ text, role, status: wanted }: Filters): (SQL | undefined)[] => [
  text ? matchingUsers(text) : undefined,
  role === 'user' ? isNull(user_roles.role) : role && eq(user_roles.role, role),
  wanted && eq(profiles.status, wanted),
]

const present = (row: Row): FoundUser => ({
  id: row.id,
  display_name: displayName(row) ?? 'User',
  email: row.email,
  phone_number: row.phone_number,
  picture_url: row.picture_url,
  role: row.role ?? 'user',
  status: row.status === 'suspended' ? 'suspended' : 'active',
  is_verified: row.identity_verified_at !== null,
  active_ads_count: row.active_count ?? 0,
  created_at: isoTime(row.created_at),
  last_seen_at: isoTime(row.last_seen_at),
})
