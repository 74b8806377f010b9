import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Facets } from '#contract/search.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { exploreQuery } from './explore-query.ts'
import { FilterForm } from './filter-form.tsx'
import { readSearch, withoutPage, type ExploreSearch } from './search-address.ts'

interface Props {
  search: ExploreSearch
  facets: Facets
  onClose: () => void
  onApply: (search: ExploreSearch) => void
}

/** Choices count at once, and apply together. */
export default function FilterSheet({ search, facets, onClose, onApply }: Props) {
  const { t } = useTexts()
  const [draft, setDraft] = useState(search)
  const { data, isPlaceholderData } = useQuery({
    ...exploreQuery(useApi(), withoutPage(draft)),
    placeholderData: keepPreviousData,
  })
  const clear = () => setDraft(readSearch(new URLSearchParams(draft.q ? { q: draft.q } : {})))
  return (
    <Dialog
      shape="sheet"
      title={t('filter_title')}
      onClose={onClose}
      footer={
        <div className="flex gap-2">
          <Button variant="quiet" onClick={clear}>
            {t('filter_clear')}
          </Button>
          <Button className="grow" onClick={() => onApply(draft)}>
            <span aria-live="polite" className={isPlaceholderData ? 'stale' : undefined}>
              {data ? t('filter_show', { count: data.total ?? 0 }) : t('filter_apply')}
            </span>
          </Button>
        </div>
      }
    >
      <FilterForm id="filter-sheet" search={draft} facets={data?.facets ?? facets} onChange={setDraft} />
    </Dialog>
  )
}
