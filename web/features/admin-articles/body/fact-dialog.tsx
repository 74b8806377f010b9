import { useState } from 'react'
import { findFacts } from '#domain/facts/find-facts.ts'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { onEnter } from './on-enter.ts'
import { useFacts } from './use-facts.ts'
import { FactSummary } from './views/fact-summary.tsx'

interface Props {
  onChoose: (key: string) => void
  onClose: () => void
}

/** Chooses a fact of the knowledge base by words. */
export function FactDialog({ onChoose, onClose }: Props) {
  const { t } = useTexts(writingTexts)
  const [typed, setTyped] = useState('')
  const { facts, error } = useFacts()
  const found = facts && findFacts(facts, typed)
  return (
    <Dialog title={t('write_fact_title')} shape="sheet" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="flex flex-col gap-3"
        onKeyDown={(event) => onEnter(event, () => found?.[0] && onChoose(found[0].key))}
      >
        <Field
          label={t('write_fact_find')}
          hint={t('write_fact_hint')}
          isRequired={null}
          type="search"
          dir="auto"
          most={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {error && <FormFailure text={failureText(failureOf(error), t)} />}
        {!error && !found && <Spinner />}
        {found?.length === 0 && <p className="notice">{t('write_fact_none')}</p>}
        <ul className="flex flex-col gap-1">
          {found?.map((fact) => (
            <li key={fact.key}>
              <button type="button" className="body-choice" onClick={() => onChoose(fact.key)}>
                <FactSummary fact={fact} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
