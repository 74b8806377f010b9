import { RejectDialog } from '#web/features/ad-reviews/public.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useAction } from '#web/ui/use-action.ts'

interface Props {
  car_id: string
  onClose: () => void
}

/** Takes an ad down, with reasons that the seller sees by email and in the list of their ads. */
export function TakeDownDialog({ car_id, onClose }: Props) {
  const { t } = useTexts(adminTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { actInDialog } = useAction()
  return (
    <RejectDialog
      title={t('reports_take_down')}
      language={null}
      onReject={(reasons, note) =>
        actInDialog({
          send: () =>
            undoable(t('reports_taken_down'), (call) => api.reports.take_down({ car_id, reasons, note }, call)),
          onDone: onClose,
        })
      }
      onClose={onClose}
    />
  )
}
