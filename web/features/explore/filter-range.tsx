import { useTexts } from '#web/texts/texts-context.tsx'
import type { ExploreSearch, RANGES } from './search-address.ts'

interface Props {
  range: (typeof RANGES)[number]
  title: string
  search: ExploreSearch
}

/** From and to, as text so that any digits and «70 ألف» may be typed. */
export function FilterRange({ range, title, search }: Props) {
  const { t } = useTexts()
  const [min, max] = [search[`${range}_min`], search[`${range}_max`]]
  return (
    <details className="filter" open={min !== undefined || max !== undefined}>
      <summary>{title}</summary>
      <fieldset className="flex gap-2 pb-2">
        <legend className="sr-only">{title}</legend>
        <label className="grow">
          <span className="text-sm text-muted">{t('filter_from')}</span>
          <input name={`${range}_min`} defaultValue={min} inputMode="numeric" dir="ltr" className="field text-start" />
        </label>
        <label className="grow">
          <span className="text-sm text-muted">{t('filter_to')}</span>
          <input name={`${range}_max`} defaultValue={max} inputMode="numeric" dir="ltr" className="field text-start" />
        </label>
      </fieldset>
    </details>
  )
}
