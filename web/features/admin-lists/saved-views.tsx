import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListSearch, SavedView } from '#contract/admin-lists.ts'
import type { AdminList } from '#domain/admin-lists/lists.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery, type OutputOf } from '#web/platform/queries/api-query.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { adminListsTexts } from '#web/texts/admin-lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { ViewLinks } from '#web/ui/view-links.tsx'

const SaveViewDialog = latePart(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog)

interface Props {
  list: AdminList
  views: readonly SavedView[]
  search: ListSearch
  addressOf: (search: ListSearch) => string
  now: string
}

/** Links to the saved views of a list, each with its number of items and the age of the oldest. */
export function SavedViews({ list, views, search, addressOf, now }: Props) {
  const { t, lang } = useTexts(adminListsTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act } = useAction()
  const [isSaving, setSaving] = useState(false)
  const { data: counts = [] } = useQuery({
    ...apiQuery(api, 'admin_lists', 'count_views', { list }),
    enabled: views.length > 0,
    retry: false,
  })
  const here = addressOf(search)
  const current = views.find((view) => addressOf(view.search) === here)
  const isAll = here === addressOf({})

  function aboutOf({ id }: SavedView): string {
    const counted = counts.find(({ view_id }) => view_id === id)
    return counted ? countInWords(counted) : ''
  }

  function countInWords({ count, is_more, oldest_at }: OutputOf<'admin_lists', 'count_views'>[number]): string {
    const number = `${formatNumber(count, lang)}${is_more ? '+' : ''}`
    if (oldest_at === null) return number
    return t('lists_view_about', { count: number, time: relativeTime(oldest_at, new Date(now), lang) })
  }

  const remove = (viewId: string) =>
    act({
      send: () => undoable(t('lists_view_deleted'), (call) => api.admin_lists.delete_view({ view_id: viewId }, call)),
    })

  // two buttons instead of one that changes: the focus would stay on it, and the key that saved a view would delete it
  return (
    <div role="group" aria-label={t('lists_views')} tabIndex={-1} className="flex flex-wrap items-center gap-2">
      {views.length > 0 && (
        <ViewLinks
          label={t('lists_views')}
          views={[
            { to: addressOf({}), label: t('lists_view_all'), isCurrent: isAll },
            ...views.map((view) => ({
              to: addressOf(view.search),
              label: view.name,
              about: aboutOf(view),
              isCurrent: view === current,
            })),
          ]}
        />
      )}
      {current ? (
        <Button key="delete" variant="plain" onClick={() => remove(current.id)}>
          {t('lists_view_delete')}
        </Button>
      ) : (
        !isAll && (
          <Button key="save" {...SaveViewDialog.opener} variant="plain" icon="plus" onClick={() => setSaving(true)}>
            {t('lists_view_save')}
          </Button>
        )
      )}
      {isSaving && <SaveViewDialog list={list} search={search} onClose={() => setSaving(false)} />}
    </div>
  )
}
