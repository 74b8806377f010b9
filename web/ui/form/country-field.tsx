import { useId, useMemo, type ComponentProps } from 'react'
import type { Country } from '#contract/countries.ts'
import { compareNames } from '#domain/format/compare-names.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FieldFrame } from '../field.tsx'
import { Select } from '../select.tsx'

interface Props extends Omit<ComponentProps<typeof Select>, 'children' | 'id'> {
  label: string
  error?: string
  countries: readonly Country[]
}

/** The most common countries, first in the list; the others are sorted by name. */
const FIRST = ['SA', 'AE', 'KW', 'QA', 'BH', 'OM']

/** All countries with flag and dial code, sorted in the language of the page. */
export function CountryField({ label, error, countries, ...select }: Props) {
  const { lang } = useTexts()
  const id = useId()
  const sorted = useMemo(() => {
    const rankOf = ({ country_code }: Country) =>
      FIRST.includes(country_code) ? FIRST.indexOf(country_code) : FIRST.length
    return countries.toSorted(
      (a, b) => rankOf(a) - rankOf(b) || compareNames(a[`country_name_${lang}`], b[`country_name_${lang}`], lang),
    )
  }, [countries, lang])
  return (
    <FieldFrame id={id} label={label} {...(error && { error })}>
      <Select {...select} id={id} aria-invalid={error ? true : undefined} aria-describedby={error && `${id}-note`}>
        {sorted.map((country) => (
          <option key={country.country_code} value={country.country_code}>
            {`${country.country_flag_emoji} ${country[`country_name_${lang}`]} (\u200E${country.phone_country_code}\u200E)`}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}
