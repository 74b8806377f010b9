import type { FoundUser } from '#contract/admin-users.ts'
import { csvResponse } from '#web/features/admin-lists/public.ts'
import { readUserSearch } from '#web/features/admin-users/public.ts'
import { languageOfRequest } from '#web/features/language/public.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminUsersTexts } from '#web/texts/admin-users/area.ts'
import { createTexts, withAreas } from '#web/texts/create-texts.ts'
import type { Route } from './+types/admin-users-csv'

const PAGE = 100

/** CSV export of the list of users with its filters. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const { after: _after, ...search } = readUserSearch(new URL(request.url).searchParams)
  await scope.api.admin_lists.note_export({ list: 'users', search })
  const t = withAreas(createTexts(languageOfRequest(request), {}).t, formTexts, adminUsersTexts)
  return csvResponse<FoundUser>({
    name: 'users',
    columns: [
      { title: 'id', cellOf: ({ id }) => id },
      { title: t('users_column_name'), cellOf: ({ display_name }) => display_name },
      { title: t('user_email'), cellOf: ({ email }) => email },
      { title: t('users_column_phone'), cellOf: ({ phone_number }) => phone_number ?? '' },
      { title: t('users_role'), cellOf: ({ role }) => t(role === 'user' ? 'users_role_user' : `menu_role_${role}`) },
      { title: t('users_status'), cellOf: ({ status }) => t(`users_status_${status}`) },
      { title: t('users_column_ads'), cellOf: ({ active_ads_count }) => String(active_ads_count) },
      { title: t('users_column_seen'), cellOf: ({ last_seen_at }) => last_seen_at },
      { title: t('users_column_joined'), cellOf: ({ created_at }) => created_at },
    ],
    read: (after) => scope.api.admin_users.search({ ...search, after, limit: PAGE }),
  })
}
