import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { refusalText } from '#web/ui/form/failure-text.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'

type Query = Pick<UseQueryResult, 'error' | 'isError' | 'isLoadingError' | 'fetchStatus' | 'refetch'>

/** Placeholder while a query is loading or after it failed. */
export function ChatWaiting({ query }: { query: Query }) {
  const { t } = useTexts(messagesTexts)
  const { error, isError, fetchStatus, refetch } = query
  const isWaiting = fetchStatus === 'paused'
  return (
    <div className="m-auto flex flex-col items-center gap-3 p-4 text-center text-muted">
      {isError && fetchStatus === 'idle' ? (
        <>
          <p>{refusalText(error, t) ?? t('messages_failed_load_text')}</p>
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

interface Props {
  query: Query
  /** Navigation at the start of the header. */
  start: Elements
  end: Elements
}

/** Placeholder of a thread. */
export function ThreadWaiting({ query, start, end }: Props) {
  const { t } = useTexts(messagesTexts)
  const { error, isLoadingError: hasFailed } = query
  useEffect(() => {
    if (hasFailed) {
      addToast({
        title: t('messages_failed_load'),
        description: refusalText(error, t) ?? t('messages_failed_load_text'),
        variant: 'destructive',
      })
    }
  }, [hasFailed, error, t])
  return (
    <section aria-label={t('messages_history')}>
      <header className="flex items-center justify-between border-b border-line p-2">
        {start}
        {end}
      </header>
      <ChatWaiting query={query} />
    </section>
  )
}
