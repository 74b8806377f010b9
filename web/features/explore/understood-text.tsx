import { Link } from 'react-router'
import type { CarPage, Chip } from '#contract/search.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { quotedParts, withQuoted, withoutWords } from '#domain/search/typed-words.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FilterChip, RemoveLink } from './filter-chip.tsx'
import { apart, valueLabel } from './filter-options.ts'
import { addressOf, withoutPage, type ExploreSearch } from './search-address.ts'
import { withUnderstood } from './with-understood.ts'

/** Kinds of chips whose numbers are shown as typed. */
const AS_TYPED = ['year', 'price', 'mileage', 'power_hp', 'seats', 'doors']
/** Of these, a range that was not typed so is shown as it was understood: «تحت 50 فوق 90». */
const READ_OTHERWISE = ['price', 'mileage', 'power_hp']

interface Props {
  search: ExploreSearch
  understood: CarPage['understood']
  /** The address of a part of the form. */
  partOf: (search: ExploreSearch, field: string) => string
}

/** What the free text means: each part can be changed and removed, and what is no filter can be insisted on. */
export default function UnderstoodText({ search, understood, partOf }: Props) {
  const { lang, t } = useTexts()
  const { q = '' } = search
  const to = (text: string) => addressOf(withText(search, text))
  return (
    <>
      {understood.chips.map((chip) => (
        <FilterChip
          key={`${chip.kind} ${chip.ref}`}
          label={chipLabel(chip, lang, t)}
          change={partOf(withUnderstood(search, understood), chip.kind)}
          without={addressOf(withoutChip(search, chip))}
        />
      ))}
      {quotedParts(q).map((words) => (
        <FilterChip key={words} label={words} without={to(withoutWords(q, words))} />
      ))}
      {understood.unused.map((word) => (
        <span key={word} className="inline-flex min-h-9 items-center gap-2 text-sm text-muted">
          {t('search_unused', { word })}
          <Link to={to(withQuoted(q, word))} className="link py-1">
            {t('search_require')}
          </Link>
          <RemoveLink label={word} to={to(withoutWords(q, word))} />
        </span>
      ))}
    </>
  )
}

function withText(search: ExploreSearch, text: string): ExploreSearch {
  const { q: _q, ...rest } = withoutPage(search)
  return text ? { ...rest, q: text } : rest
}

function withoutChip(search: ExploreSearch, { without: { q, filters, sort } }: Chip): ExploreSearch {
  return withText({ ...search, ...filters, sort: sort ?? search.sort }, q)
}

/** With the words that made it, where they are others. */
function chipLabel({ kind, ref, text, corrected, excluded, ...names }: Chip, lang: 'ar' | 'en', t: Translate): string {
  const isReadOtherwise = corrected && READ_OTHERWISE.includes(kind) && /^\d+-\d+$/.test(ref)
  const numbers = isReadOtherwise
    ? ref.replace(/\d+/g, (end) => formatNumber(Number(end), lang)).replace('-', ' – ')
    : text
  const name = names[`name_${lang}`] ?? (AS_TYPED.includes(kind) ? numbers : apart(kind, valueLabel(kind, ref, t), t))
  const label = excluded ? t('filter_without', { label: name }) : name
  if (corrected && name !== text) return t('search_corrected', { label, text })
  const isSaid =
    text.toLowerCase().includes(name.toLowerCase()) || !name.localeCompare(text, lang, { sensitivity: 'base' })
  return isSaid ? label : t('search_understood', { label, text })
}
