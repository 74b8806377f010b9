import { Link, useRevalidator } from 'react-router'
import type { ListSearch } from '#contract/admin-lists.ts'
import type { FoundUser } from '#contract/admin-users.ts'
import { isUserSort } from '#domain/admin-users/sorts.ts'
import { groupPhone } from '#domain/contacts/read-typed-phone.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { ListTools, useNewCount, type ListSettings } from '#web/features/admin-lists/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminUsersTexts } from '#web/texts/admin-users/area.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { VerifiedBadge } from '#web/ui/verified-badge.tsx'
import { userListAddress, type ChosenUsers } from './read-user-search.ts'
import { UserFilters } from './user-filters.tsx'

interface Props {
  page: { items: FoundUser[]; next: string | null }
  search: ChosenUsers
  settings: ListSettings
  now: string
}

/** Users that match the search, as a table. */
export function UserList({ page: { items, next }, search, settings, now }: Props) {
  const { t, lang } = useTexts(adminUsersTexts)
  const { revalidate } = useRevalidator()
  const newCount = useNewCount({
    newest: apiQuery(useApi(), 'admin_users', 'search', search),
    items,
    idOf: ({ id }) => id,
    isOn: !search.after && (search.sort ?? 'newest') === 'newest',
  })
  const { after: _after, ...filters } = search
  const address = userListAddress(filters)
  const columns = [
    { key: 'name', renderCell: (user: FoundUser) => <Name user={user} /> },
    { key: 'phone', renderCell: (user: FoundUser) => <Phone user={user} /> },
    { key: 'state', renderCell: (user: FoundUser) => <State user={user} /> },
    {
      key: 'ads',
      renderCell: ({ active_ads_count }: FoundUser) => <bdi>{formatNumber(active_ads_count, lang)}</bdi>,
    },
    {
      key: 'seen',
      renderCell: ({ last_seen_at }: FoundUser) => <Whole>{relativeTime(last_seen_at, new Date(now), lang)}</Whole>,
    },
    { key: 'joined', renderCell: ({ created_at }: FoundUser) => <Whole>{formatDate(created_at, lang)}</Whole> },
  ] as const
  return (
    <>
      <AdminList
        filters={
          <ListTools
            list="users"
            settings={settings}
            search={filters}
            addressOf={(wanted) => userListAddress(pickUsers(wanted))}
            csv={address.replace('/admin/users', '/admin/users.csv')}
            titleOf={(column) => composedText(t, `users_column_${column}`)}
            newCount={newCount}
            onShowNew={() => void revalidate()}
            filters={<UserFilters search={search} />}
            now={now}
          />
        }
        items={items}
        keyOf={({ id }) => id}
        caption={t('users_title')}
        empty={t('users_none')}
        next={next && userListAddress({ ...search, after: next })}
        columns={columns
          .filter(({ key }) => settings.columns.includes(key))
          .map((column) => ({ ...column, title: t(`users_column_${column.key}`) }))}
      />
    </>
  )
}

/** Words that stay on one line. */
const Whole = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>

/** Picks the filters that this list has from a saved search. */
const pickUsers = ({ text, role, status, sort }: ListSearch): ChosenUsers => ({
  ...(text && { text }),
  ...(role && { role }),
  ...(status && { status }),
  ...(isUserSort(sort) && { sort }),
})

function Name({ user: { id, display_name, email, is_verified } }: { user: FoundUser }) {
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 @3xl:-my-2.5">
      <span className="flex items-center gap-1">
        <Link to={`/admin/users/${id}`} className="link font-medium wrap-anywhere">
          <bdi>{display_name}</bdi>
        </Link>
        {is_verified && <VerifiedBadge />}
      </span>
      <span className="text-sm wrap-anywhere text-muted">
        <bdi>{email}</bdi>
      </span>
    </span>
  )
}

function Phone({ user: { phone_number } }: { user: FoundUser }) {
  return (
    phone_number && (
      <bdi dir="ltr" className="whitespace-nowrap">
        {groupPhone(phone_number)}
      </bdi>
    )
  )
}

function State({ user: { role, status } }: { user: FoundUser }) {
  const { t } = useTexts(formTexts, adminUsersTexts)
  // an empty cell is not shown on narrow screens
  if (role === 'user' && status !== 'suspended') return null
  return (
    <span className="flex flex-wrap gap-1">
      {role !== 'user' && <span className="tag">{t(`menu_role_${role}`)}</span>}
      {status === 'suspended' && <span className="tag bg-danger-soft text-danger">{t('users_status_suspended')}</span>}
    </span>
  )
}
