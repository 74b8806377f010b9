import type { PushSettings } from '#contract/notifications.ts'
import { notificationTexts } from '#web/texts/notifications/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { usePush, type PushState } from './use-push.ts'

const EXPLAINED = {
  missing: 'push_missing',
  denied: 'push_denied',
  on: 'push_is_on',
  failed: 'push_failed',
  still_on: 'push_still_on',
} as const satisfies Partial<Record<PushState, string>>

/** Turns push notifications on this device on or off, or explains why they are unavailable. */
export function PushSwitch({ settings }: { settings: PushSettings }) {
  const { t, lang } = useTexts(notificationTexts)
  const { state, isWorking, turn } = usePush(settings, lang)
  const isOn = state === 'on' || state === 'still_on'
  const explained = state in EXPLAINED ? EXPLAINED[state as keyof typeof EXPLAINED] : null
  return (
    <Panel className="needs-script flex flex-col items-start gap-2 p-5">
      <h2 className="font-medium">{t('push_title')}</h2>
      <p className="text-sm text-muted">{t('push_text')}</p>
      <p aria-live="polite">{explained && t(explained)}</p>
      {state !== 'missing' && state !== 'denied' && (
        <Button
          variant="quiet"
          isWorking={isWorking}
          aria-disabled={state === 'looking'}
          onClick={() => void turn(!isOn)}
        >
          {t(isOn ? 'push_off' : 'push_on')}
        </Button>
      )}
    </Panel>
  )
}
