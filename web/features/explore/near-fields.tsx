import { useQuery } from '@tanstack/react-query'
import { compareNames } from '#domain/format/compare-names.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { DEFAULT_DISTANCE, DISTANCES } from '#domain/places/distances.ts'
import { useApi } from '#web/platform/api/api.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { citiesQuery } from './explore-query.ts'
import type { ExploreSearch } from './search-address.ts'
import { ShowAll } from './show-all.tsx'

interface Props {
  part: string
  near: ExploreSearch['near']
  within: ExploreSearch['within']
  /** The name of the chosen city. */
  place: string | undefined
}

/** Until all cities are loaded, the list has the chosen one. */
export function NearFields({ part, near = '', within = DEFAULT_DISTANCE, place }: Props) {
  const { lang, t } = useTexts(exploreTexts)
  const { data, isFetching, refetch } = useQuery(citiesQuery(useApi()))
  const all = data?.map((city) => ({ value: city.slug, label: city[`name_${lang}`] }))
  const cities = all ?? (place ? [{ value: near, label: place }] : [])
  const distances = [...new Set([...DISTANCES, within])].toSorted((one, other) => one - other)
  // the form hears of changes
  const listened = { isRequired: null, onChange: () => undefined }
  return (
    <div className="flex flex-col gap-3">
      <SelectField {...listened} label={t('filter_city')} name="near" value={near}>
        <option value="">{t('filter_near_any')}</option>
        {cities
          .toSorted((one, other) => compareNames(one.label, other.label, lang))
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </SelectField>
      {!all && (
        <ShowAll part={part} name="near" isWorking={isFetching} onShow={() => void refetch()}>
          {t('filter_options')}
        </ShowAll>
      )}
      <SelectField {...listened} label={t('filter_within')} name="within" value={within} hint={t('filter_within_hint')}>
        {distances.map((distance) => (
          <option key={distance} value={distance}>
            {formatMileage(distance, lang)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
