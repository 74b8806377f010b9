import { useState } from 'react'
import { askForNotifications, notificationPermission } from '#web/platform/browser/notifications.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { setSound, useSound } from './sound-setting.ts'

/** A button with the settings of `RingSettings`, where they should not be in the way. */
export function RingMenu() {
  const { t } = useTexts(messagesTexts)
  const isOn = useSound()
  const [isAnswered, setAnswered] = useState(false)
  const canAsk = !isAnswered && notificationPermission() === 'default'
  return (
    <Menu
      label={t('messages_ring')}
      className="button-icon needs-script"
      items={[
        {
          key: 'sound',
          label: t('messages_sound'),
          isChosen: isOn,
          onSelect: () => setSound(!isOn),
        },
        ...(canAsk
          ? [
              {
                key: 'notify',
                label: t('messages_notify'),
                icon: 'screen' as const,
                onSelect: () => void askForNotifications().then(() => setAnswered(true)),
              },
            ]
          : []),
      ]}
    >
      <Icon name="bell" />
    </Menu>
  )
}
