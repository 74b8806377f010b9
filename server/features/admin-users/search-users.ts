import { and, asc, count, desc, eq, gt, isNull, min, sql, type SQL } from 'drizzle-orm'
import type { FoundUser, UserPage, UserSearch } from '#contract/admin-users.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { Services } from '#server/context.ts'
import { isAfter, orderedPageOf, pageOf, readCursor } from '#server/platform/db/cursor-page.ts'
import { profiles, seller_ads, user_roles, users } from '#server/platform/db/schema/index.ts'
import { matchingUsers } from './matching-users.ts'

type Needed = Pick<Services, 'db'>
type Filters = Pick<UserSearch, 'text' | 'role' | 'status'>

/** A page is read from an index. By ads only users who had live ones are listed. */
export async function searchUsers(services: Needed, search: UserSearch): Promise<UserPage> {
  return search.sort === 'most_ads' ? findByAds(services, search) : findByTime(services, search)
}

async function findByTime({ db }: Needed, search: UserSearch): Promise<UserPage> {
  const time = search.sort === 'last_seen' ? profiles.last_seen_at : users.created_at
  const id = search.sort === 'last_seen' ? profiles.id : users.id
  const rows = await db
    .select({ ...FIELDS, created_at: time, joined_at: users.created_at })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(user_roles, eq(user_roles.user_id, users.id))
    .leftJoin(seller_ads, eq(seller_ads.seller_id, users.id))
    .where(and(...conditions(search), isAfter({ created_at: time, id }, search.after)))
    .orderBy(desc(time), desc(id))
    .limit(search.limit + 1)
  const { found, next } = pageOf(rows, search.limit)
  return { items: found.map(present), next }
}

async function findByAds({ db }: Needed, search: UserSearch): Promise<UserPage> {
  const after = readCursor(search.after)
  const rows = await db
    .select({
      ...FIELDS,
      joined_at: users.created_at,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(user_roles, eq(user_roles.user_id, users.id))
    .innerJoin(seller_ads, eq(seller_ads.seller_id, users.id))
    .where(
      and(
        ...conditions(search),
        gt(seller_ads.active_count, 0),
        after &&
          sql`(${seller_ads.active_count}, ${seller_ads.seller_id}) < (${after.place}::integer, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(seller_ads.active_count), desc(seller_ads.seller_id))
    .limit(search.limit + 1)
  const { found, next } = orderedPageOf(rows, search.limit, (row) => row.active_count)
  return { items: found.map(present), next }
}

/** How many users match, up to a number, and since when the oldest is here. */
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

const { first_name, last_name, phone_number, picture_url, status, identity_verified_at, last_seen_at } = profiles
const FIELDS = {
  id: users.id,
  email: users.email,
  profile: { first_name, last_name, phone_number, picture_url, status, identity_verified_at, last_seen_at },
  role: user_roles.role,
  active_count: seller_ads.active_count,
}

const conditions = ({ text, role, status: wanted }: Filters): (SQL | undefined)[] => [
  text ? matchingUsers(text) : undefined,
  role === 'user' ? isNull(user_roles.role) : role && eq(user_roles.role, role),
  wanted && eq(profiles.status, wanted),
]

interface Row {
  id: string
  email: string
  profile: Pick<typeof profiles.$inferSelect, keyof (typeof FIELDS)['profile']>
  role: FoundUser['role'] | null
  joined_at: Date
  active_count: number | null
}

const present = ({ id, email, profile, role, joined_at, active_count }: Row): FoundUser => ({
  id,
  display_name: displayName(profile) ?? 'User',
  email,
  phone_number: profile.phone_number,
  picture_url: profile.picture_url,
  role: role ?? 'user',
  status: profile.status === 'suspended' ? 'suspended' : 'active',
  is_verified: profile.identity_verified_at !== null,
  active_ads_count: active_count ?? 0,
  created_at: joined_at.toISOString(),
  last_seen_at: profile.last_seen_at.toISOString(),
})
