import { useState } from 'react'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeal } from '../offers/deal-context.tsx'
import { AppointmentDialog } from './appointment-dialog.tsx'

/** Opens the appointment form; available once the conversation has begun. */
export function AppointmentButton() {
  const { t } = useTexts(appointmentsTexts)
  const { conversation } = useDeal()
  const [isOpen, setOpen] = useState(false)
  if (!conversation) return null
  return (
    <>
      <Button variant="plain" icon="calendar" onClick={() => setOpen(true)}>
        {t('appointment_propose')}
      </Button>
      {isOpen && <AppointmentDialog onClose={() => setOpen(false)} />}
    </>
  )
}
