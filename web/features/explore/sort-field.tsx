import { DEFAULT_SORT, SORTS, type Sort } from '#domain/search/chips/sorts.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Select } from '#web/ui/select.tsx'

interface Props {
  /** Id of the form that submits it without JavaScript. */
  form: string
  sort: Sort
  /** Whether there is a city to be near. */
  hasPlace: boolean
  onChange: (sort: Sort) => void
}

export function SortField({ form, sort, hasPlace, onChange }: Props) {
  const { t } = useTexts(exploreTexts)
  return (
    <label className={sort === DEFAULT_SORT ? 'sort-field' : 'sort-field sort-changed'}>
      <span className="text-sm whitespace-nowrap text-muted max-lg:sr-only">{t('sort_label')}</span>
      <Icon name="sort" size={24} />
      <Select
        form={form}
        name="sort"
        value={sort}
        onChange={(event) => onChange(SORTS.find((one) => one === event.target.value) ?? 'newest')}
      >
        {SORTS.filter((one) => hasPlace || one !== 'nearest').map((one) => (
          <option key={one} value={one}>
            {t(`sort_${one}`)}
          </option>
        ))}
      </Select>
    </label>
  )
}
