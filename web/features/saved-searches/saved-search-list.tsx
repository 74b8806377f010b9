import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { SearchNews } from '#contract/changes.ts'
import type { SavedSearch } from '#contract/saved-searches.ts'
import { SEARCH_ALERTS, type SearchAlert } from '#domain/saved-searches/alerts.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { SearchNewsCounts, useChanges } from '#web/features/changes/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyPart } from '#web/ui/empty-part.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { hasNotes, ReadingNotes } from './reading-notes.tsx'

/** Saved searches, each with a link to its results, the frequency of emails and a button to delete it. */
export function SavedSearchList({ searches }: { searches: readonly SavedSearch[] }) {
  const { t } = useTexts(accountTexts)
  const changes = useChanges([])
  if (!searches.length) {
    return (
      <EmptyPart scene="desert" title={t('saved_searches_none')}>
        <ButtonLink to="/explore">{t('to_explore')}</ButtonLink>
      </EmptyPart>
    )
  }
  return (
    <ul className="flex flex-col gap-3">
      {searches.map((search) => (
        <SavedSearchRow
          key={search.id}
          search={search}
          news={changes.searches.find(({ id }) => id === search.id) ?? null}
          onOpen={() => changes.noteShown({ search_id: search.id })}
        />
      ))}
    </ul>
  )
}

interface Props {
  search: SavedSearch
  /** What is new in its results. */
  news: SearchNews | null
  onOpen: () => void
}

function SavedSearchRow({ search, news, onOpen }: Props) {
  const { t } = useTexts(accountTexts)
  const api = useApi()
  const { act } = useAction({ isQueued: true })
  const { act: remove, isWorking: isRemoving } = useAction()
  /** Shown until the page is loaded again. */
  const [chosen, setChosen] = useState<SearchAlert | null>(null)
  const id = useId()

  function choose(alert: SearchAlert) {
    setChosen(alert)
    act({
      send: () => api.saved_searches.change({ id: search.id, name: search.name, alert }),
      done: t('saved_search_changed'),
      onEnd: () => setChosen((last) => (last === alert ? null : last)),
    })
  }

  return (
    <Panel as="li" className="flex flex-wrap items-center gap-3 p-4">
      <div className="flex min-w-0 grow flex-col gap-1">
        <Link
          to={`/explore?${search.query}`}
          className="link self-start font-medium"
          {...writtenIn(search.name)}
          onClick={onOpen}
        >
          {search.name}
        </Link>
        {news && <SearchNewsCounts search={news} />}
        {hasNotes(search.reading) && <ReadingNotes reading={search.reading} />}
      </div>
      <label htmlFor={id} className="sr-only">
        {t('saved_search_alert')}
      </label>
      <span className="w-44">
        <Select id={id} value={chosen ?? search.alert} onChange={({ target }) => choose(target.value as SearchAlert)}>
          {SEARCH_ALERTS.map((alert) => (
            <option key={alert} value={alert}>
              {t(`saved_search_${alert}`)}
            </option>
          ))}
        </Select>
      </span>
      <Button
        variant="quiet"
        isWorking={isRemoving}
        onClick={() =>
          remove({ send: () => api.saved_searches.remove({ id: search.id }), done: t('saved_search_removed') })
        }
      >
        {t('saved_search_remove')}
      </Button>
    </Panel>
  )
}
