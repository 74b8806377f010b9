import { useRef, useState, type FormEvent } from 'react'
import { DAY_MS } from '#domain/durations.ts'
import { LONGEST_PLACE, MOST_DAYS_AHEAD, MOST_TIMES } from '#domain/messages/appointment.ts'
import { fromRiyadh, inRiyadh } from '#domain/riyadh-time.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useDeal } from '../offers/deal-context.tsx'
import { serverNow } from '#web/platform/server-time.ts'
import { typedTimeFaults, type TypedTime } from './typed-times.ts'
import { textLength } from '#domain/text/text-length.ts'

const EMPTY: readonly TypedTime[] = Array.from({ length: MOST_TIMES }, () => ({ value: '', isPartial: false }))

/** Proposes up to three times and a place to see the car. */
export function AppointmentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(appointmentsTexts)
  const deal = useDeal()
  const form = useRef<HTMLFormElement>(null)
  const [opened] = useState(serverNow)
  const [typed, setTyped] = useState(EMPTY)
  const [place, setPlace] = useState('')
  const [isSent, setSent] = useState(false)
  const faults = typedTimeFaults(typed, opened)
  const isPlaceWrong = place.trim() === '' || textLength(place.trim()) > LONGEST_PLACE

  function send(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])]
    // browsers report no change while a part is missing
    const read = typed.map(({ value }, at) => ({ value, isPartial: inputs[at]?.validity.badInput ?? false }))
    setTyped(read)
    const wrong = [...typedTimeFaults(read, opened), isPlaceWrong ? 'place' : null].findIndex((fault) => fault !== null)
    if (wrong >= 0) return inputs[wrong]?.focus()
    const times = typed.flatMap(({ value }) => fromRiyadh(value)?.toISOString() ?? [])
    deal.send({ type: 'appointment', times, place: place.trim() })
    onClose()
  }

  return (
    <Dialog title={t('appointment_propose')} onClose={onClose}>
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={send}>
        <p className="text-muted">{t('appointment_hint')}</p>
        {typed.map(({ value }, at) => (
          <Field
            // the fields are identified by their position
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            label={t('appointment_time', { number: at + 1 })}
            isRequired={at === 0}
            {...(isSent && faults[at] && { error: t(`appointment_time_${faults[at]}`, { most: MOST_DAYS_AHEAD }) })}
            type="datetime-local"
            dir="ltr"
            min={inRiyadh(opened)}
            max={inRiyadh(new Date(opened.getTime() + MOST_DAYS_AHEAD * DAY_MS))}
            value={value}
            onChange={({ target }) => setTyped(typed.with(at, { value: target.value, isPartial: false }))}
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
