import { useState } from 'react'
import { askForNotifications, notificationPermission } from '#web/platform/browser/notifications.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { setSound, useSound } from './sound-setting.ts'

/** Sound and desktop notifications of new messages on this device. */
export function RingSettings() {
  const { t } = useTexts(messagesTexts)
  const isReady = useIsHydrated()
  const isOn = useSound()
  const [isAnswered, setAnswered] = useState(false)
  const canAsk = !isReady || (notificationPermission() === 'default' && !isAnswered)
  return (
    <div className={`mb-2 flex flex-wrap items-center gap-x-4 ${isReady ? '' : 'invisible'}`}>
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="checkbox"
          checked={isOn}
          onChange={({ target }) => setSound(target.checked)}
        />
        <span>{t('messages_sound')}</span>
      </label>
      {canAsk && (
        <Button variant="plain" onClick={() => void askForNotifications().then(() => setAnswered(true))}>
          {t('messages_notify')}
        </Button>
      )}
    </div>
  )
}
