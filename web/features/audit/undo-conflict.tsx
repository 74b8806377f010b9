import type { LoggedChange } from '#contract/audit.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { fieldName } from './field-name.ts'
import { changerInWords, type Refusal } from './refusal-in-words.ts'
import { valueInWords } from './value-in-words.ts'

interface Props {
  change: LoggedChange
  refusal: Refusal
  /** The reason as a sentence, for refusals without fields. */
  text: string
}

/** Why a change was not undone: who changed the same since, with the value of the change and the one of now. */
export function UndoConflict({ change: { after }, refusal: { fields = [], changed_by }, text }: Props) {
  const texts = useTexts(auditTexts)
  const { t } = texts
  return (
    <div role="alert" className="notice flex flex-col gap-2">
      <p className="font-medium">{t('undo_conflict_title')}</p>
      <p>{fields.length && changed_by ? changerInWords(changed_by, texts) : text}</p>
      {fields.map(({ field, current }) => (
        <dl key={field} className="grid gap-x-6 gap-y-1 @lg:grid-cols-[fit-content(40%)_1fr]">
          <dt className="dotted text-sm text-muted">
            <bdi>{fieldName(field, t)}</bdi>
            <span>{t('undo_conflict_set')}</span>
          </dt>
          <dd className="min-w-0 wrap-anywhere">
            <bdi>{valueInWords(field, after[field], texts)}</bdi>
          </dd>
          <dt className="dotted text-sm text-muted">
            <bdi>{fieldName(field, t)}</bdi>
            <span>{t('undo_conflict_now')}</span>
          </dt>
          <dd className="min-w-0 font-medium wrap-anywhere">
            <bdi>{valueInWords(field, current, texts)}</bdi>
          </dd>
        </dl>
      ))}
    </div>
  )
}
