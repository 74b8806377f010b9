import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { liveActions, useLiveState } from './live-store.ts'

/** Shown while the socket has given up: messages are polled instead. */
export function LivePaused() {
  const { t } = useTexts(messagesTexts)
  const { isPaused } = useLiveState()
  return (
    <div role="status" className="messages-paused">
      {isPaused && (
        <p className="notice flex flex-wrap items-center justify-between gap-2">
          <span>{t('messages_paused')}</span>
          <Button variant="quiet" onClick={() => liveActions()?.reconnect()}>
            {t('messages_reconnect')}
          </Button>
        </p>
      )}
    </div>
  )
}
