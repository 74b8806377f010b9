import { Link, useNavigate } from 'react-router'
import type { ListedShortlist } from '#contract/shortlists.ts'
import { MOST_SHORTLISTED } from '#domain/shortlists/limits.ts'
import { useApi } from '#web/platform/api/api.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useListAction } from './use-list-action.ts'

interface Props {
  lists: readonly ListedShortlist[]
  /** Cars that can be added to each. */
  chosen: readonly string[]
}

/** Own lists, latest change first. */
export function ListedLists({ lists, chosen }: Props) {
  const { t } = useTexts(shortlistTexts)
  return (
    <section aria-labelledby="own" className="flex flex-col gap-3">
      <h2 id="own" className="text-xl font-bold">
        {t('shortlists_own')}
      </h2>
      {lists.length === 0 && <p className="text-muted">{t('shortlists_none')}</p>}
      <ul className="flex flex-col gap-3">
        {lists.map((list) => (
          <ListedList key={list.id} list={list} chosen={chosen} />
        ))}
      </ul>
    </section>
  )
}

function ListedList({ list, chosen }: { list: ListedShortlist; chosen: readonly string[] }) {
  const { t } = useTexts(shortlistTexts)
  const api = useApi()
  const navigate = useNavigate()
  const { act, isWorking } = useListAction({
    textOf: (error) => {
      const failure = failureOf(error)
      return failure.code === 'TOO_MANY'
        ? t('shortlists_too_many_cars', { most: MOST_SHORTLISTED })
        : failureText(failure, t)
    },
  })
  const address = `/shortlists/${list.id}`
  return (
    <Panel as="li" className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="flex min-w-0 flex-col gap-1">
        <Link to={address} className="link self-start font-medium wrap-anywhere">
          <bdi>{list.name}</bdi>
        </Link>
        <p className="dotted text-sm text-muted">
          <span>{t('shortlists_cars', { count: list.car_ids.length })}</span>
          {list.has_link && <span>{t('shortlists_is_shared')}</span>}
          {list.people_count > 0 && <span>{t('shortlists_voters', { count: list.people_count })}</span>}
          {list.notes_count > 0 && <span>{t('shortlists_notes', { count: list.notes_count })}</span>}
        </p>
      </div>
      {chosen.length > 0 && (
        <Button
          variant="quiet"
          icon="plus"
          className="needs-script"
          isWorking={isWorking}
          onClick={() =>
            act({
              send: () => api.shortlists.add_cars({ shortlist_id: list.id, car_ids: [...chosen] }),
              onDone: () => navigate(address),
            })
          }
        >
          {t('shortlists_add', { count: chosen.length })}
        </Button>
      )}
    </Panel>
  )
}
