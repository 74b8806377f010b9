import { Link } from 'react-router'
import type { CarPage, Chip } from '#contract/search.ts'
import type { Lang } from '#domain/language.ts'
import { quotedParts, withQuoted, withoutWords } from '#domain/search/words/typed-words.ts'
import { containsWords } from '#domain/text/contains-words.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import { searchTexts } from '#web/texts/search/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { AS_TYPED, chipName } from './chip-name.ts'
import { FilterChip, RemoveLink } from './filter-chip.tsx'
import { nextSearch, understoodWithout, type Next } from './next-search.ts'
import { addressOf } from './search-address.ts'
import { withUnderstood } from './with-understood.ts'
import { withChosenChip, withText } from './without-chip.ts'

interface Props {
  next: Next
  understood: CarPage['understood']
  /** Returns the URL of a part of the form. */
  partOf: (field: string) => string
  onRemove: (next: Next) => void
}

/** The understanding of the free text: each part can be changed or removed, and ignored words can be searched for. */
export function UnderstoodText({ next, understood, partOf, onRemove }: Props) {
  const { lang, t } = useTexts(searchTexts)
  const { search, gone } = next
  const { q = '' } = search
  const quoted = quotedParts(q)
  const left = understoodWithout(understood, gone)
  const to = (change: (text: string) => string) => {
    const asked = nextSearch(next, understood)
    return addressOf(withText(asked, change(asked.q ?? '')))
  }
  const confirmed = (chip: Chip) =>
    gone.length ? withUnderstood(search, left) : withChosenChip(search, chip, understood)
  return (
    <>
      {left.chips.map((chip) => (
        <FilterChip
          key={`${chip.kind} ${chip.ref}`}
          label={chipLabel(chip, lang, t)}
          change={chip.kind === 'sort' ? undefined : partOf(chip.kind)}
          without={addressOf(nextSearch({ search, gone: [...gone, chip] }, understood))}
          onRemove={() => onRemove({ search, gone: [...gone, chip] })}
        >
          {isGuess(chip, lang, t) && (
            <Link
              to={addressOf(confirmed(chip))}
              className="link flex-none py-2"
              aria-label={t('search_confirm', { label: chipName(chip, lang, t) })}
            >
              {t('search_yes')}
            </Link>
          )}
        </FilterChip>
      ))}
      {[...quoted, ...understood.sought].map((words) => (
        <FilterChip key={words} label={words} without={to((text) => withoutWords(text, words))} />
      ))}
      {understood.unused.map((word) => (
        <LeftOut key={word} label={word} remove={to((text) => withoutWords(text, word))}>
          <span>{t('search_unused', { word })}</span>
          <Link to={to((text) => withQuoted(text, word))} className="link flex-none py-1">
            {t('search_require')}
          </Link>
        </LeftOut>
      ))}
      {understood.unsaid.length > 0 && (
        <LeftOut label={q} remove={to((text) => understood.unsaid.reduce(withoutWords, text))}>
          <span>{t('search_unsaid', { words: understood.unsaid.join(t('list_comma')) })}</span>
        </LeftOut>
      )}
      {understood.unread.map((words) => (
        <LeftOut key={words} label={words} remove={to((text) => withoutWords(text, words))}>
          <span>{t('search_unread', { words })}</span>
        </LeftOut>
      ))}
      {!hasMeaning(understood) && !quoted.length && (
        <LeftOut label={q} remove={to(() => '')}>
          <span>{t('search_nothing_said', { text: q })}</span>
        </LeftOut>
      )}
    </>
  )
}

interface LeftOutProps {
  /** Accessible name of the link that removes the words. */
  label: string
  remove: string
  children: Elements
}

/** A notice about words that are not a filter. */
function LeftOut({ label, remove, children }: LeftOutProps) {
  return (
    <span className="inline-flex min-h-9 max-w-full items-center gap-2 text-sm text-muted wrap-anywhere">
      {children}
      <RemoveLink label={label} to={remove} />
    </span>
  )
}

const hasMeaning = ({ other_goods, chips, unused, sought, unsaid, unread }: CarPage['understood']): boolean =>
  other_goods !== null || [chips, unused, sought, unsaid, unread].some((words) => words.length > 0)

type Named = Omit<Chip, 'without'>

/** Whether a correction is shown as a question; not if it equals the typed text. */
const isGuess = (chip: Named, lang: Lang, t: Translate<typeof searchTexts>): boolean =>
  chip.corrected && !chip.also?.length && chipName({ ...chip, excluded: false }, lang, t) !== chip.text

/** The label of a chip, with the typed words if they differ. */
function chipLabel(chip: Named, lang: Lang, t: Translate<typeof searchTexts>): string {
  const { text, also } = chip
  if (also?.length && !AS_TYPED.includes(chip.kind)) {
    const makers = t('search_makers', { text, count: also.length + 1 })
    return chip.excluded ? t('filter_without', { label: makers }) : makers
  }
  const label = chipName(chip, lang, t)
  if (isGuess(chip, lang, t)) return t('search_corrected', { label, text })
  const name = chipName({ ...chip, excluded: false }, lang, t)
  const isAsTyped = containsWords(text, name)
  return isAsTyped ? label : t('search_understood', { label, text })
}
