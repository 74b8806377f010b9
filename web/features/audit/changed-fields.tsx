import { Fragment } from 'react'
import type { LoggedChange } from '#contract/audit.ts'
import { aroundDifferences } from '#domain/text/around-differences.ts'
import { wordDifferences } from '#domain/text/word-differences.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { fieldName } from './field-name.ts'
import { isEmpty, isNotLogged, valueInWords } from './value-in-words.ts'

/** Ids that undo needs; not shown. */
const IDS = ['penalty', 'report']
/** Maximum length in characters; longer texts are shown as differences. */
const SHORT = 60

/** The fields of a change with their old and new values. */
export function ChangedFields({ change: { before, after } }: { change: Pick<LoggedChange, 'before' | 'after'> }) {
  const texts = useTexts(auditTexts)
  // leaves out fields that were and stay empty
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !IDS.includes(field) && (isNotLogged(field) || !isEmpty(before[field]) || !isEmpty(after[field])),
  )
  if (!fields.length) return <p className="text-sm text-muted">{texts.t('audit_checked')}</p>
  return (
    <dl className="grid gap-x-6 gap-y-2 @lg:grid-cols-[fit-content(40%)_1fr]">
      {fields.map((field) => (
        <Fragment key={field}>
          <dt className="text-sm text-muted">
            <bdi>{fieldName(field, texts.t)}</bdi>
          </dt>
          <dd className="min-w-0">
            <Values
              before={valueInWords(field, before[field], texts)}
              after={valueInWords(field, after[field], texts)}
            />
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
        <span className="sr-only">{`${t('audit_before')} `}</span>
        <Text text={before} />
      </del>
      <span aria-hidden="true" className="inline-block px-2 text-muted rtl:-scale-x-100">
        →
      </span>
      <ins className="font-medium no-underline">
        <span className="sr-only">{`${t('audit_after')} `}</span>
        <Text text={after} />
      </ins>
    </>
  )
}

function Differences({ before, after }: { before: string; after: string }) {
  const { t } = useTexts(auditTexts)
  return (
    <p {...writtenIn(after || before)} className="wrap-anywhere whitespace-pre-wrap">
      {aroundDifferences(wordDifferences(before, after)).map(({ text, change }, at) => {
        const key = `${at} ${change}`
        if (change === 'same') return <bdi key={key}>{text}</bdi>
        const Element = change === 'added' ? 'ins' : 'del'
        return (
          <Element key={key} className={change === 'added' ? 'bg-brand-soft font-semibold' : 'text-muted'}>
            <span className="sr-only">{`${t(change === 'added' ? 'audit_added' : 'audit_removed')} `}</span>
            <bdi>{text}</bdi>
          </Element>
        )
      })}
    </p>
  )
}

const Text = ({ text }: { text: string }) => (
  <bdi {...writtenIn(text)} className="wrap-anywhere whitespace-pre-wrap">
    {text}
  </bdi>
)
