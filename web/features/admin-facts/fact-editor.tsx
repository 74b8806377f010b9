import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { AnyFact, FactFields } from '#contract/facts.ts'
import { HistoryDisclosure } from '#web/features/audit/public.ts'
import { CitedWarning } from '#web/features/content-uses/public.ts'
import { adminFactTexts } from '#web/texts/admin-facts/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useUnsentForm } from '#web/ui/form/unsent-form.ts'
import { Panel } from '#web/ui/panel.tsx'
import { FactForm } from './fact-form.tsx'
import { fieldsOfFact, typedFact, type TypedFact } from './typed-fact.ts'
import { useFactActions } from './use-fact-actions.ts'

interface Props {
  /** Null for a new one. */
  fact: AnyFact | null
  /** In Riyadh, `yyyy-mm-dd`. */
  today: string
}

/** The form of a fact, what can be done with it, and its history. */
export function FactEditor({ fact, today }: Props) {
  const { t } = useTexts(adminFactTexts)
  const { revalidate } = useRevalidator()
  const [restored, setRestored] = useState(0)
  const [isSaved, setSaved] = useState(false)
  const unsent = useUnsentForm<Partial<TypedFact>, FactFields | null>(`fact ${fact?.id ?? 'new'}`)
  const stored = fact && fieldsOfFact(fact)
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <BackLink to="/admin/facts" className="self-start">
        {t('fact_back')}
      </BackLink>
      {fact && <FactActions fact={fact} today={today} onChecked={() => setRestored((count) => count + 1)} />}
      {unsent.found && !isSaved && (
        <p role="status" className="notice flex flex-wrap items-center gap-x-3">
          <span>{t('fact_restored')}</span>
          <Button variant="plain" onClick={unsent.discard}>
            {t('fact_discard')}
          </Button>
        </p>
      )}
      <FactForm
        key={`${restored} ${unsent.found !== null}`}
        fact={fact}
        seen={unsent.found ? unsent.found.seen : stored}
        typed={{ ...typedFact(stored, today), ...unsent.found?.typed }}
        today={today}
        onTyped={unsent.keep}
        onSaved={() => {
          unsent.forget()
          setSaved(true)
        }}
      />
      {fact && (
        <Panel>
          <HistoryDisclosure
            what="change_fact"
            content_id={String(fact.id)}
            onRestored={async () => {
              unsent.discard()
              await revalidate()
              setRestored((count) => count + 1)
            }}
          />
        </Panel>
      )}
    </div>
  )
}

interface ActionsProps {
  fact: AnyFact
  today: string
  /** Called once the page shows the new days. */
  onChecked: () => void
}

function FactActions({ fact, today, onChecked }: ActionsProps) {
  const { t } = useTexts(adminFactTexts)
  const navigate = useNavigate()
  const { isWorking, confirm, remove, warning } = useFactActions(fact, today)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {fact.is_overdue && <strong className="tag text-warning">{t('fact_overdue')}</strong>}
      <ButtonLink to={`/knowledge#${fact.key}`} variant="quiet" icon="show">
        {t('fact_view')}
      </ButtonLink>
      <span className="needs-script flex flex-wrap gap-2">
        <Button variant="quiet" icon="check" isWorking={isWorking} onClick={() => confirm(onChecked)}>
          {t('fact_confirm')}
        </Button>
        <Button
          variant="plain"
          icon="trash"
          isWorking={isWorking}
          onClick={() => remove(() => navigate('/admin/facts'))}
        >
          {t('fact_delete')}
        </Button>
      </span>
      <CitedWarning by="fact" {...warning} />
    </div>
  )
}
