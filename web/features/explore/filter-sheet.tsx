import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import type { CarPage } from '#contract/search.ts'
import { useApi } from '#web/platform/api/api.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { exploreQuery } from './explore-query.ts'
import { FilterForm } from './filter-form.tsx'
import { openFilterPart } from './open-filter-part.ts'
import { areComplete, type PageFacets } from './page-facets.ts'
import { withoutPage, type ExploreSearch } from './search-address.ts'
import { searchOfForm } from './search-of-form.ts'
import { useAllFacets } from './use-all-facets.ts'
import { withUnderstood } from './with-understood.ts'

interface Props {
  search: ExploreSearch
  facets: PageFacets
  understood: CarPage['understood']
  /** The field to open first. */
  field: string | null
  onClose: () => void
  onApply: (search: ExploreSearch) => void
}

const FORM_ID = 'filter-sheet'

/** Filters in a sheet: the number of results updates with each change, the button applies all changes. */
export function FilterSheet({ search, facets, understood, field, onClose, onApply }: Props) {
  const { t } = useTexts(exploreTexts)
  const [draft, setDraft] = useState(() => withUnderstood(search, understood))
  const [clearings, setClearings] = useState(0)
  const searchOf = (form: ExploreSearch) => withoutPage(clearings ? form : searchOfForm(form, search, understood))
  const { data, isPlaceholderData } = useQuery({
    ...exploreQuery(useApi(), searchOf(draft)),
    placeholderData: keepPreviousData,
  })
  const all = useAllFacets(search, facets, true)
  // the choice is rendered before the counts, which are slower
  const counts = useDeferredValue(data?.facets)
  // the sheet is in view before its long form is rendered
  const hasForm = useDeferredValue(true, false)
  useEffect(() => {
    if (hasForm) openFilterPart(`${FORM_ID}-${field}`)
  }, [field, hasForm])
  function clear() {
    setDraft({ sort: draft.sort })
    setClearings(clearings + 1)
  }
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
          <Button type="submit" form={FORM_ID} className="grow">
            <span aria-live="polite" className={isPlaceholderData ? 'stale' : undefined}>
              {data ? t('filter_show', { count: data.total ?? 0 }) : t('filter_apply')}
            </span>
          </Button>
        </div>
      }
    >
      <div className={hasForm ? undefined : 'min-h-[92dvh]'}>
        {hasForm && (
          <FilterForm
            key={clearings}
            id={FORM_ID}
            isLazy
            search={draft}
            facets={counts && areComplete(counts) ? counts : all.facets}
            onLoad={all.load}
            isLoading={all.isLoading}
            onChange={setDraft}
            onSubmit={(form) => onApply(searchOf(form))}
          />
        )}
      </div>
    </Dialog>
  )
}
