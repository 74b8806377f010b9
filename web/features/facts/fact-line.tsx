import type { Fact } from '#contract/facts.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { directionOf } from '#domain/language.ts'
import { factTexts } from '#web/texts/facts/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { factInWords } from './fact-in-words.ts'

/**
 * A fact in one line: its name and value, the day on which it was checked, its source, and whether it is old.
 * @param hasNote whether its note follows
 */
export function FactLine({ fact, hasNote }: { fact: Fact; hasNote?: boolean }) {
  const texts = useTexts(factTexts)
  const { lang } = texts
  return (
    <p className="dotted text-sm wrap-anywhere text-muted">
      <span>
        <span>{`${fact[`label_${lang}`]}: `}</span>
        <bdi dir={directionOf(lang)} className="font-semibold text-ink">
          {factInWords(fact, texts)}
        </bdi>
      </span>
      <FactDay fact={fact} />
      <span>
        <FactSource fact={fact} />
      </span>
      {hasNote && <span>{fact[`note_${lang}`]}</span>}
    </p>
  )
}

/** The day on which a fact was checked, and whether it is old. */
export function FactDay({ fact }: { fact: Fact }) {
  const { lang, t } = useTexts(factTexts)
  return (
    <span>
      <time dateTime={fact.checked_on}>{t('fact_as_of', { date: formatDate(fact.checked_on, lang) })}</time>
      {fact.is_overdue && (
        <strong className="tag ms-2 text-warning" title={t('fact_old_why')}>
          {t('fact_old')}
        </strong>
      )}
    </span>
  )
}

/** The source of a fact, as a link if it has an address. */
export function FactSource({ fact: { source_url, ...fact } }: { fact: Fact }) {
  const { lang } = useTexts()
  const source = fact[`source_${lang}`]
  if (!source_url) return <bdi>{source}</bdi>
  return (
    <a href={source_url} target="_blank" rel="noopener nofollow" className="underline underline-offset-4">
      <bdi>{source}</bdi>
    </a>
  )
}
