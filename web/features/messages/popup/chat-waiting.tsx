import type { UseQueryResult } from '@tanstack/react-query'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** In the place of what is being loaded, or could not be. */
export function ChatWaiting({ query }: { query: Pick<UseQueryResult, 'isError' | 'fetchStatus' | 'refetch'> }) {
  const { t } = useTexts(messagesTexts)
  const { isError, fetchStatus, refetch } = query
  const isWaiting = fetchStatus === 'paused'
  return (
    <div className="m-auto flex flex-col items-center gap-3 p-4 text-center text-muted">
      {isError && fetchStatus === 'idle' ? (
        <>
          <p>{t('messages_failed_load_text')}</p>
          <Button variant="quiet" onClick={() => void refetch()}>
            {t('messages_load_again')}
          </Button>
        </>
      ) : (
        <>
          <Spinner />
          <p role="status">{t(isWaiting ? 'waiting_for_connection' : 'messages_loading')}</p>
        </>
      )}
    </div>
  )
}
