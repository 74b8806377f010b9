import { memo, useEffect, useEffectEvent, useState } from 'react'
import type { Facets } from '#contract/search.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { ListFilter, ListName } from '#domain/search/chips/filters.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FilterChoice } from './filter-choice.tsx'
import { filterOptions, isSameChoice, type FieldChoice, type FilterOption } from './filter-options.ts'
import { FilterPart } from './filter-part.tsx'
import { FEW, MANY } from './page-facets.ts'
import { ShowAll } from './show-all.tsx'
import { useWantedValues } from './use-wanted-values.ts'

interface Props extends FieldChoice {
  id: string
  filter: ListFilter
  /** Whether to show the whole list from the start. */
  isExpanded: boolean
  /** Undefined until they are loaded. */
  facets: Facets[ListFilter['name']] | undefined
  /** Number of values, if there are more than in `facets`. */
  length: number | undefined
  onLoad: () => void
  isLoading: boolean
}

function WholeList({ id, filter, isExpanded, facets, length, onLoad, isLoading, ...choice }: Props) {
  const { lang, t } = useTexts(exploreTexts)
  const [isWhole, setWhole] = useState(isExpanded)
  const [wanted, setWanted] = useState('')
  const isWanted = useWantedValues(filter.name, wanted)
  const options = filterOptions(filter.name, facets, choice, lang, t)
  if (facets && !options.length) return null

  const list = { part: id, name: filter.name }
  const title = t(`filter_${filter.name}`)
  const chosen = options.filter(({ state }) => state !== 'free')
  const isShown = (option: FilterOption, at: number) => (wanted ? isWanted(option) : isWhole || at < FEW)
  // chosen values are always rendered, since the form submits them
  const shown = options.filter((option, at) => option.state !== 'free' || isShown(option, at))
  const total = length ?? options.length
  function showWhole() {
    setWhole(true)
    if (length) onLoad()
  }
  return (
    <FilterPart
      id={id}
      isLazy
      title={title}
      chosen={chosen.map(({ label }) => label)}
      isOpen={isExpanded || 'isOpen' in filter}
      collapsed={<ShowAll {...list}>{t('filter_options')}</ShowAll>}
    >
      {!facets && <MissingValues {...list} isLoading={isLoading} onLoad={onLoad} />}
      {isWhole && options.length > MANY && (
        <input
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          dir="auto"
          aria-label={t('filter_find', { title })}
          placeholder={t('filter_find', { title })}
          className="field mb-2"
        />
      )}
      <p className="filter-hint">{t('filter_keys')}</p>
      <ul>
        {shown.map((option) => (
          <FilterChoice
            key={option.value}
            field={filter.name}
            option={option}
            count={formatNumber(option.count, lang)}
          />
        ))}
      </ul>
      {total > shown.length && !wanted && (
        <ShowAll {...list} isWorking={isWhole && isLoading} onShow={showWhole}>
          {t('filter_more', { total })}
        </ShowAll>
      )}
    </FilterPart>
  )
}

interface MissingProps extends Pick<Props, 'isLoading' | 'onLoad'> {
  part: string
  name: ListName
}

/** Loads the values when the list is expanded. After a failure it is a button to try again. */
function MissingValues({ isLoading, onLoad, ...list }: MissingProps) {
  const { t } = useTexts(exploreTexts)
  const load = useEffectEvent(onLoad)
  useEffect(() => load(), [])
  return (
    <ShowAll {...list} isWorking={isLoading} onShow={onLoad}>
      {t('filter_options')}
    </ShowAll>
  )
}

/** The options of one field, each to include or exclude. Memoised against changes of other fields. */
export const FilterList = memo(
  WholeList,
  (last, next) =>
    last.id === next.id &&
    last.filter === next.filter &&
    last.facets === next.facets &&
    last.length === next.length &&
    last.isLoading === next.isLoading &&
    isSameChoice(last, next),
)
