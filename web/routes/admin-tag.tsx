import { data } from 'react-router'
import { AdminFrame } from '#web/features/admin/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { TagEditor } from '#web/features/tags/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { tagTexts } from '#web/texts/tags/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-tag'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_tags', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const { api } = scope
  const tagId = 'tagId' in params ? params.tagId : undefined
  const [{ tags, max_annual_mileage_for_low_tag }, names] = await Promise.all([
    api.tags.list_any(),
    api.tags.list_names(),
  ])
  const tag = tags.find(({ id }) => String(id) === tagId) ?? null
  if (tagId !== undefined && !tag) throw data(null, { status: 404 })
  return { tag, tags, names, max_annual_mileage_for_low_tag }
}

/** The editor keeps its initial values; conflicts are resolved on saving. */
export const shouldRevalidate = () => false

export default function AdminTagRoute({ loaderData }: Route.ComponentProps) {
  const { t, lang } = useTexts(tagTexts)
  const { tags, ...loaded } = loaderData
  const { tag } = loaded
  const tagNames = new Map(tags.map((one) => [one.id, one[`name_${lang}`]]))
  return (
    <AdminFrame title={tag ? tag[`name_${lang}`] : t('tags_add')}>
      <TagEditor key={tag?.id ?? 'new'} {...loaded} tagNames={tagNames} />
    </AdminFrame>
  )
}
