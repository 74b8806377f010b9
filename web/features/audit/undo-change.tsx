import { useState } from 'react'
import { Link } from 'react-router'
import type { LoggedChange } from '#contract/audit.ts'
import { useApi } from '#web/platform/api/api.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { useAction } from '#web/ui/use-action.ts'
import { auditAddress } from './read-audit-search.ts'
import type { Refusal } from './refusal-in-words.ts'
import { UndoConflict } from './undo-conflict.tsx'
import { undoFailureText } from './undo.ts'

/**
 * A button to undo a change, or the reason why it cannot be undone. Links to the change that it undoes and the one that
 * undoes it.
 */
export function UndoChange({ change }: { change: LoggedChange }) {
  const texts = useTexts(auditTexts)
  const { t } = texts
  const api = useApi()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { act, isWorking, failure } = useAction({
    showsFailure: true,
    textOf: (error) => {
      const { code, data } = failureOf(error)
      setRefusal({ ...(data as Partial<Refusal>), code })
      return undoFailureText(error, texts)
    },
  })
  const { id, not_undoable, undoes, undone_by, subject } = change
  const toOther = (other: string) => `${auditAddress({ subject_id: subject.id })}#${other}`
  return (
    <>
      {failure !== null && refusal && <UndoConflict change={change} refusal={refusal} text={failure} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {undoes && (
          <Link to={toOther(undoes)} className="link">
            {t('audit_undoes')}
          </Link>
        )}
        {undone_by && (
          <Link to={toOther(undone_by)} className="link">
            {t('audit_undone_by')}
          </Link>
        )}
        {not_undoable === null ? (
          <Button
            variant="quiet"
            isWorking={isWorking}
            onClick={() => act({ send: () => api.audit.undo({ change_id: id }), done: t('undo_done') })}
          >
            {t('undo')}
          </Button>
        ) : (
          not_undoable !== 'undone' && <p className="text-sm text-muted">{t(`undo_refused_${not_undoable}`)}</p>
        )}
      </div>
    </>
  )
}
