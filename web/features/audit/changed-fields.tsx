import { Fragment } from 'react'
import type { LoggedChange } from '#contract/audit.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import type { Lang } from '#domain/language.ts'
import { parseStored } from '#domain/settings/parse-stored.ts'
import { wordDifferences } from '#domain/text/word-differences.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { composedText, type Translate } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { valueInWords } from './value-in-words.ts'

/** Their values are words of the program, such as `active`. */
const CODES = ['action', 'state', 'status', 'decision', 'role', 'second_factor', 'reason', 'rule', 'severity']
/** For the program, which finds by them what it undoes. */
const IDS = ['penalty', 'report']
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
/** Longer texts are shown by their differences. */
const SHORT = 60

/** The fields of a change, as they were and as they became. */
export function ChangedFields({ change: { before, after } }: { change: Pick<LoggedChange, 'before' | 'after'> }) {
  const { t, lang } = useTexts(auditTexts)
  // what was empty and stayed so tells nothing
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !IDS.includes(field) && (before[field] ?? after[field] ?? null) !== null,
  )
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
      {fields.map((field) => (
        <Fragment key={field}>
          <dt className="text-sm text-muted">
            <bdi>{fieldInWords(field, t)}</bdi>
          </dt>
          <dd className="min-w-0">
            <Values before={inWords(field, before[field], t, lang)} after={inWords(field, after[field], t, lang)} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Values({ before, after }: { before: string; after: string }) {
  const { t } = useTexts(auditTexts)
  if (before === after) return <Text text={after} />
  if (before.length > SHORT && after.length > SHORT) return <Differences before={before} after={after} />
  return (
    <>
      <del className="text-muted">
        <span className="sr-only">{t('audit_before')} </span>
        <Text text={before} />
      </del>
      <span aria-hidden="true" className="inline-block px-2 text-muted rtl:-scale-x-100">
        →
      </span>
      <ins className="font-medium no-underline">
        <span className="sr-only">{t('audit_after')} </span>
        <Text text={after} />
      </ins>
    </>
  )
}

function Differences({ before, after }: { before: string; after: string }) {
  const { t } = useTexts(auditTexts)
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {wordDifferences(before, after).map(({ text, change }, at) => {
        const key = `${at} ${change}`
        if (change === 'same') return <bdi key={key}>{text}</bdi>
        const Element = change === 'added' ? 'ins' : 'del'
        return (
          <Element key={key} className={change === 'added' ? 'bg-brand-soft font-semibold' : 'text-muted'}>
            <span className="sr-only">{t(change === 'added' ? 'audit_added' : 'audit_removed')} </span>
            <bdi>{text}</bdi>
          </Element>
        )
      })}
    </p>
  )
}

const Text = ({ text }: { text: string }) => (
  <bdi dir="auto" className="wrap-anywhere whitespace-pre-wrap">
    {text}
  </bdi>
)

/** The name of a field, or as the program calls it. */
function fieldInWords(field: string, t: Translate): string {
  // the fields of an ad are called as in the search
  const keys = [`audit_field_${field}`, `filter_${field}`]
  return keys.map((key) => wordsOf(key, t)).find((words) => words !== null) ?? field
}

function wordsOf(key: string, t: Translate): string | null {
  const words = composedText(t, key)
  return words === key ? null : words
}

function inWords(field: string, value: unknown, t: Translate, lang: Lang): string {
  if (typeof value === 'string' && TIME.test(value)) return formatDateTime(value, lang)
  if (typeof value === 'string' && CODES.includes(field)) return wordsOf(`audit_value_${value}`, t) ?? value
  // settings are stored as JSON
  return valueInWords(field === 'setting_value' && typeof value === 'string' ? parseStored(value) : value, t)
}
