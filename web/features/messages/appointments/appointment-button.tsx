import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeal } from '../offers/deal-context.tsx'

/** Opens the appointment form; available once the conversation has begun. */
export function AppointmentButton() {
  const { t } = useTexts(appointmentsTexts)
  const { conversation, onPropose } = useDeal()
  if (!conversation) return null
  return (
    <Button variant="plain" icon="calendar" onClick={onPropose}>
      {t('appointment_propose')}
    </Button>
  )
}
