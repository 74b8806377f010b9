import type { Appointment } from '#contract/appointment.ts'
import { carTitle } from '#domain/cars/title.ts'
import { REMINDER_HOURS } from '#domain/messages/appointment.ts'
import { calendarFile } from '#domain/messages/calendar-file.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeal } from '../offers/deal-context.tsx'

const MINUTES = 60

/** Downloads an agreed appointment as a calendar file. */
export function AddToCalendar({ appointment, start }: { appointment: Appointment; start: string }) {
  const { t, lang } = useTexts(appointmentsTexts)
  const { car } = useDeal()

  function download() {
    const text = calendarFile({
      uid: `${appointment.id}@${location.hostname}`,
      start: new Date(start),
      minutes: MINUTES,
      title: t('appointment_calendar_title', { car: carTitle({ ...car, custom_model: null }, lang) }),
      place: appointment.place,
      reminder_hours: REMINDER_HOURS,
      now: new Date(),
    })
    const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'viewing.ics'
    link.click()
    URL.revokeObjectURL(url)
  }

  return (
    <Button variant="quiet" icon="calendar" onClick={download}>
      {t('appointment_calendar')}
    </Button>
  )
}
