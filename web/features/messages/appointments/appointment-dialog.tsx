import { useRef, useState, type FormEvent } from 'react'
import { DAY_MS } from '#domain/durations.ts'
import { areTimesPossible, LONGEST_PLACE, MOST_DAYS_AHEAD, MOST_TIMES } from '#domain/messages/appointment.ts'
import { fromRiyadh, inRiyadh } from '#domain/riyadh-time.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useDeal } from '../offers/deal-context.tsx'
import { serverNow } from '../server-time.ts'

const EMPTY = Array.from({ length: MOST_TIMES }, () => '')

/** Proposes up to three times and a place to see the car. */
export function AppointmentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(appointmentsTexts)
  const deal = useDeal()
  const form = useRef<HTMLFormElement>(null)
  const [opened] = useState(serverNow)
  const [typed, setTyped] = useState<readonly string[]>(EMPTY)
  const [place, setPlace] = useState('')
  const [isSent, setSent] = useState(false)
  const times = typed.flatMap((time) => fromRiyadh(time) ?? [])
  const areTimesWrong = !areTimesPossible(times, opened)
  const isPlaceWrong = place.trim() === '' || [...place.trim()].length > LONGEST_PLACE

  function send(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (areTimesWrong || isPlaceWrong) return form.current?.querySelectorAll('input')[areTimesWrong ? 0 : 3]?.focus()
    deal.send({ type: 'appointment', times: times.map((time) => time.toISOString()), place: place.trim() })
    onClose()
  }

  return (
    <Dialog title={t('appointment_propose')} onClose={onClose}>
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={send}>
        <p className="text-muted">{t('appointment_hint')}</p>
        {typed.map((time, at) => (
          <Field
            // the fields are identified by their position
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            label={t('appointment_time', { number: at + 1 })}
            isRequired={at === 0}
            {...(at === 0 && isSent && areTimesWrong && { error: t('appointment_times_wrong') })}
            type="datetime-local"
            dir="ltr"
            min={inRiyadh(opened)}
            max={inRiyadh(new Date(opened.getTime() + MOST_DAYS_AHEAD * DAY_MS))}
            value={time}
            onChange={({ target }) => setTyped(typed.with(at, target.value))}
          />
        ))}
        <Field
          label={t('appointment_place')}
          isRequired
          hint={t('appointment_place_hint')}
          {...(isSent && isPlaceWrong && { error: t('appointment_place_wrong') })}
          dir="auto"
          autoComplete="off"
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{t('appointment_send')}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t('appointment_cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
