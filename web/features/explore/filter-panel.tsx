import { useEffect, useRef, useState, type ComponentProps, type MouseEvent } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router'
import type { CarPage } from '#contract/search.ts'
import { afterPaint } from '#web/rendering/after-paint.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { countActiveFilters } from './count-active-filters.ts'
import { FilterForm, isWide, useFilterForm } from './late-filter-form.ts'
import { openFilterPart } from './open-filter-part.ts'
import { EXPANDED, type PageFacets } from './page-facets.ts'
import type { ExploreSearch } from './search-address.ts'
import { searchOfForm } from './search-of-form.ts'
import { useAllFacets } from './use-all-facets.ts'
import { useNextSearch } from './use-next-search.ts'
import { withUnderstood } from './with-understood.ts'

const FilterSheet = latePart(async () => (await import('./filter-sheet.tsx')).FilterSheet)

interface Props {
  id: string
  search: ExploreSearch
  facets: PageFacets
  understood: CarPage['understood']
  onChange: (search: ExploreSearch, isTyped?: boolean) => void
}

/**
 * The filters: a column beside the cars, on small screens a button that opens a sheet, and without JavaScript a
 * disclosure.
 */
export function FilterPanel({ id, search, facets, understood, onChange }: Props) {
  const { t } = useTexts(exploreTexts)
  const button = useRef<HTMLElement>(null)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { hash, key, search: params } = useLocation()
  const expanded = new URLSearchParams(params).get(EXPANDED)
  const { facets: shownFacets, load, isLoading } = useAllFacets(search, facets)
  const form = useFilterForm()
  const how = useNavigationType()
  // the part requested by the last link to this page
  const [asked, setAsked] = useState<{ key: string; field: string | null }>({ key, field: null })
  if (asked.key !== key) {
    const field = how !== NavigationType.Pop && hash.startsWith(`#${id}-`) ? hash.slice(id.length + 2) : null
    setAsked({ key, field })
    if (field && !isWide()) setSheetOpen(true)
  }
  const [shown, setShown] = useState(() => ({ search, draft: withUnderstood(search, understood), isUnsent: false }))
  if (shown.search !== search) {
    // a choice that was made in the moment in which an earlier one's results come stays
    const draft = shown.isUnsent ? shown.draft : withUnderstood(search, understood)
    setShown({ ...shown, search, draft })
  }

  useEffect(() => {
    if (asked.field && isWide()) openFilterPart(`${id}-${asked.field}`)
  }, [id, asked])

  function prepareSheet() {
    FilterSheet.preload()
    load()
  }

  function openSheet(event: MouseEvent) {
    if (isWide()) return
    event.preventDefault()
    setAsked({ key, field: null })
    setSheetOpen(true)
  }

  function closeSheet() {
    setSheetOpen(false)
    // the link that opened it may have been removed
    afterPaint(() => {
      if (document.activeElement === document.body) button.current?.focus()
    })
  }

  function change(draft: ExploreSearch, isTyped?: boolean) {
    setShown({ search, draft, isUnsent: true })
    afterPaint(() => {
      setShown((latest) => ({ ...latest, isUnsent: false }))
      onChange(searchOfForm(draft, search, understood), isTyped)
    })
  }

  const count = countActiveFilters(shown.draft)
  return (
    <search aria-label={t('filter_title')} className="filter-panel no-print">
      <details open={expanded !== null}>
        <summary
          ref={button}
          className="button-quiet w-full px-3"
          onPointerEnter={prepareSheet}
          onFocus={prepareSheet}
          onClick={openSheet}
        >
          <Icon name="filters" />
          <span>{t('filter_title')}</span>
          {count > 0 && <span className="tag bg-brand text-on-brand">{count}</span>}
        </summary>
        {form === 'shown' ? (
          <div key="form">
            <FilterForm
              id={id}
              search={shown.draft}
              facets={shownFacets}
              onLoad={load}
              isLoading={isLoading}
              expanded={expanded}
              onChange={change}
              onSubmit={change}
            >
              <Button type="submit" className="mt-3 lg:sr-only lg:focus:not-sr-only">
                {t('filter_apply')}
              </Button>
            </FilterForm>
          </div>
        ) : (
          // leaves the form as the server has rendered it; what is ticked while its code is loaded would be lost
          <div inert={form === 'loading'} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        )}
      </details>
      {isSheetOpen && (
        <SheetOfNext
          search={search}
          facets={facets}
          understood={understood}
          field={asked.field}
          onClose={closeSheet}
          onFail={closeSheet}
          onApply={(wanted) => {
            closeSheet()
            onChange(wanted)
          }}
        />
      )}
    </search>
  )
}

/** Begins with the search that is being loaded, and keeps what is chosen meanwhile when its results come. */
function SheetOfNext({ search, ...props }: ComponentProps<typeof FilterSheet>) {
  const [next] = useNextSearch(search)
  const { key } = useLocation()
  const { location } = useNavigation()
  return <FilterSheet key={next.search === search ? key : location?.key} search={next.search} {...props} />
}
