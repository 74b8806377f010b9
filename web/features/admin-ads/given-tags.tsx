import { useQuery } from '@tanstack/react-query'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'

/** Toggle buttons for the tags that admins assign by hand. */
export function GivenTags({ car_id }: { car_id: string }) {
  const { t, lang } = useTexts(adminAdTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { data = [], refetch } = useQuery(apiQuery(api, 'admin_ads', 'list_tags', { car_id }))
  const { act, isWorking } = useAction({ beforeRefresh: () => void refetch() })
  if (!data.length) return null
  return (
    <section aria-labelledby="given-tags" className="flex flex-wrap items-center gap-2">
      <h2 id="given-tags" className="font-medium">
        {t('given_tags')}
      </h2>
      {data.map(({ id: tagId, is_given, enabled, ...names }) => {
        const name = names[`name_${lang}`]
        const message = t(is_given ? 'given_tag_taken' : 'given_tag_given', { name })
        return (
          <Button
            key={tagId}
            variant="quiet"
            icon={is_given ? 'check' : 'plus'}
            isWorking={isWorking}
            aria-pressed={is_given}
            onClick={() =>
              act({
                send: () =>
                  undoable(message, (call) =>
                    api.admin_ads.give_tag({ car_id, tag_id: tagId, is_given: !is_given }, call),
                  ),
              })
            }
          >
            <bdi>{name}</bdi>
            {!enabled && <span className="text-sm text-muted">{t('given_tag_off')}</span>}
          </Button>
        )
      })}
    </section>
  )
}
