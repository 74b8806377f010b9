import { Link } from 'react-router'
import type { CarPage, Chip } from '#contract/search.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { valueLabel } from './filter-options.ts'
import { addressOf, withoutPage, type ExploreSearch } from './search-address.ts'
import { withQuoted, withoutWords } from './typed-words.ts'

/** Kinds of chips whose numbers are shown as typed. */
const AS_TYPED = ['year', 'price', 'mileage', 'power_hp', 'seats', 'doors']

interface Props {
  search: ExploreSearch
  understood: CarPage['understood']
}

/** What the free text means: each part can be removed, and what is no filter can be insisted on. */
export function UnderstoodText({ search, understood: { chips, unused } }: Props) {
  const { lang, t } = useTexts()
  const { q = '' } = search
  const to = (text: string) => addressOf(withText(search, text))
  return (
    <>
      {chips.map((chip) => {
        const label = chipLabel(chip, lang, t)
        return (
          <Link
            key={`${chip.kind} ${chip.ref}`}
            to={to(withoutWords(q, chip.text))}
            className="chip chip-on"
            aria-label={t('filter_remove', { label })}
          >
            {chip.corrected ? t('search_corrected', { label, text: chip.text }) : label}
            <Icon name="close" size={14} />
          </Link>
        )
      })}
      {unused.map((word) => (
        <span key={word} className="inline-flex min-h-9 items-center gap-2 text-sm text-muted">
          {t('search_unused', { word })}
          <Link to={to(withQuoted(q, word))} className="link py-1">
            {t('search_require')}
          </Link>
          <Link to={to(withoutWords(q, word))} aria-label={t('filter_remove', { label: word })} className="p-2">
            <Icon name="close" size={14} />
          </Link>
        </span>
      ))}
    </>
  )
}

function withText(search: ExploreSearch, text: string): ExploreSearch {
  const { q: _q, ...rest } = withoutPage(search)
  return text ? { ...rest, q: text } : rest
}

function chipLabel(chip: Chip, lang: 'ar' | 'en', t: Translate): string {
  const label = chip[`name_${lang}`] ?? (AS_TYPED.includes(chip.kind) ? chip.text : valueLabel(chip.kind, chip.ref, t))
  return chip.excluded ? t('filter_without', { label }) : label
}
