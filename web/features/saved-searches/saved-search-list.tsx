import { useId } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { SavedSearch } from '#contract/saved-searches.ts'
import { SEARCH_ALERTS, type SearchAlert } from '#domain/saved-searches/alerts.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf, failureText } from '#web/ui/form/failure.ts'
import { Select } from '#web/ui/select.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'

/** Each leads to its cars, says how often it tells of new ones, and can be forgotten. */
export function SavedSearchList({ searches }: { searches: readonly SavedSearch[] }) {
  const { t } = useTexts()
  if (!searches.length) {
    return (
      <div className="notice flex flex-wrap items-center justify-between gap-3">
        {t('saved_searches_none')}
        <Link to="/explore" className="button">
          {t('to_explore')}
        </Link>
      </div>
    )
  }
  return (
    <ul className="flex flex-col gap-3">
      {searches.map((search) => (
        <SavedSearchRow key={search.id} search={search} />
      ))}
    </ul>
  )
}

function SavedSearchRow({ search }: { search: SavedSearch }) {
  const { t } = useTexts()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const id = useId()

  async function change(work: () => Promise<unknown>, done: string) {
    try {
      await work()
      addToast({ title: done, variant: 'success' })
    } catch (error) {
      addToast({ title: failureText(failureOf(error), t), variant: 'destructive' })
    }
    await revalidate()
  }

  return (
    <li className="panel flex flex-wrap items-center gap-3 p-4">
      <Link to={`/explore?${search.query}`} className="link min-w-0 grow font-medium" dir="auto">
        {search.name}
      </Link>
      <label htmlFor={id} className="sr-only">
        {t('saved_search_alert')}
      </label>
      <span className="w-44">
        <Select
          id={id}
          value={search.alert}
          onChange={({ target }) => {
            const alert = target.value as SearchAlert
            void change(
              () => api.saved_searches.change({ id: search.id, name: search.name, alert }),
              t('saved_search_changed'),
            )
          }}
        >
          {SEARCH_ALERTS.map((alert) => (
            <option key={alert} value={alert}>
              {t(`saved_search_${alert}`)}
            </option>
          ))}
        </Select>
      </span>
      <button
        type="button"
        className="button-quiet"
        onClick={() => void change(() => api.saved_searches.remove({ id: search.id }), t('saved_search_removed'))}
      >
        {t('saved_search_remove')}
      </button>
    </li>
  )
}
