import { useId, useMemo, useState } from 'react'
import type { Country } from '#contract/countries.ts'
import { findCountries, sameCountry } from '#domain/countries/find-countries.ts'
import { compareNames } from '#domain/format/compare-names.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Combobox } from '../combobox.tsx'
import { FieldFrame, type FieldProps } from '../field.tsx'

interface Props extends FieldProps {
  /** Country code. */
  value: string
  onChoose: (countryCode: string) => void
  countries: readonly Country[]
}

/** Common countries, listed first. The others are sorted by name. */
const FIRST = ['SA', 'AE', 'KW', 'QA', 'BH', 'OM']

/** A country, found by its name in either language or its dial code. */
export function CountryField({ value, onChoose, countries, ...frame }: Props) {
  const { lang } = useTexts()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const sorted = useMemo(() => sortedIn(lang, countries), [countries, lang])
  const nameOf = (country: Country) => country[`country_name_${lang}`]
  const chosen = countries.find(({ country_code }) => country_code === value)

  function take(country: Country | undefined) {
    if (country) onChoose(country.country_code)
    setTyped(null)
    setOpen(false)
  }

  return (
    <FieldFrame {...frame} id={id}>
      <div className="relative">
        <Combobox
          id={id}
          value={typed ?? (chosen ? nameOf(chosen) : '')}
          items={findCountries(typed ?? '', sorted)}
          optionOf={(country) => ({
            key: country.country_code,
            label: `${country.country_flag_emoji} ${nameOf(country)}`,
            otherLabel: country.phone_country_code,
          })}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onType={setTyped}
          onChoose={take}
          // typing replaces the name
          onFocus={({ target }) => target.select()}
          onClick={() => setOpen(true)}
          onBlur={() => take(typed === null ? undefined : sameCountry(typed, sorted))}
          aria-required={frame.isRequired ?? undefined}
          aria-invalid={frame.error ? true : undefined}
          aria-describedby={(frame.error ?? frame.hint) && `${id}-note`}
          className="field"
        />
      </div>
    </FieldFrame>
  )
}

function sortedIn(lang: 'ar' | 'en', countries: readonly Country[]): Country[] {
  const rankOf = ({ country_code }: Country) =>
    FIRST.includes(country_code) ? FIRST.indexOf(country_code) : FIRST.length
  return countries.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || compareNames(a[`country_name_${lang}`], b[`country_name_${lang}`], lang),
  )
}
