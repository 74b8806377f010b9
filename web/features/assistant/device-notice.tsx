import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { clearDeviceTalk, ON_DEVICE } from './device-talk.ts'
import { removeUnsent, setUnsent, unsentOf } from './unsent-questions.ts'

/** Tells visitors where their conversation is, which they can clear. */
export function DeviceNotice() {
  const { t } = useTexts(assistantTexts)

  function clear() {
    const unsent = unsentOf(ON_DEVICE)
    const restoreTalk = clearDeviceTalk()
    for (const { turn_id } of unsent) removeUnsent(ON_DEVICE, turn_id)
    const restore = () => {
      restoreTalk()
      for (const question of unsent) setUnsent(ON_DEVICE, question)
    }
    addToast({ title: t('assistant_cleared'), action: { label: t('assistant_clear_undo'), onSelect: restore } })
  }

  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span>{t('assistant_on_device')}</span>
      <Button variant="plain" onClick={clear}>
        {t('assistant_clear')}
      </Button>
    </p>
  )
}
