import { useQueryClient } from '@tanstack/react-query'
import type { LoggedChange } from '#contract/audit.ts'
import { useApi } from '#web/platform/api/api.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { undoRequests } from './undo.ts'
import { useTakeBack } from './use-take-back.ts'

interface Props {
  request_id: string
  changes: readonly LoggedChange[]
}

/** A button that undoes all changes of a request; hidden if none can be undone. */
export function UndoRequest({ request_id, changes }: Props) {
  const texts = useTexts(auditTexts)
  const api = useApi()
  const client = useQueryClient()
  const { takeBack } = useTakeBack()
  const { act, isWorking } = useAction()
  if (!changes.some(({ not_undoable }) => not_undoable === null)) return null
  const undo = async () => {
    const undone = await undoRequests(api, [request_id], texts)
    void refetchQueries(client, {})
    return undone
  }
  return (
    <Button
      variant="quiet"
      className="self-start"
      isWorking={isWorking}
      onClick={() => act({ send: () => takeBack(undo) })}
    >
      {texts.t('undo_request')}
    </Button>
  )
}
