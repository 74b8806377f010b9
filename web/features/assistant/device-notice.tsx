import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { deviceTalk } from './device-talk.ts'
import { unsentQuestions } from './unsent-questions.ts'

/** Tells visitors where their conversation is, which they can clear. */
export function DeviceNotice() {
  const { t } = useTexts(assistantTexts)

  function clear() {
    const talk = deviceTalk.get()
    if (!talk) return
    const unsent = unsentQuestions.get(talk.id)
    deviceTalk.set(undefined)
    unsentQuestions.set(undefined, talk.id)
    const restore = () => {
      deviceTalk.set(talk)
      unsentQuestions.set(unsent, talk.id)
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
