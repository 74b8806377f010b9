import { useRef, useState, type FormEvent } from 'react'
import { DAY_MS } from '#domain/durations.ts'
import { LONGEST_PLACE, MOST_DAYS_AHEAD, MOST_TIMES } from '#domain/messages/appointment.ts'
import { fromRiyadh, inRiyadh } from '#domain/riyadh-time.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useKept } from '#web/ui/form/use-kept.ts'
import { useDeal } from '../offers/deal-context.tsx'
import { serverNow } from '#web/platform/server-time.ts'
import { readTypedAppointment, typedPart, type TypedAppointment } from '../offers/typed-step.ts'
import { typedTimeFaults } from './typed-times.ts'
import { textLength } from '#domain/text/text-length.ts'

const EMPTY: TypedAppointment = { times: Array.from({ length: MOST_TIMES }, () => ''), place: '' }
const NONE_PARTIAL: readonly boolean[] = EMPTY.times.map(() => false)

const read = (stored: unknown) => readTypedAppointment(stored, MOST_TIMES)

/** Proposes up to three times and a place to see the car. */
export function AppointmentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(appointmentsTexts)
  const deal = useDeal()
  const form = useRef<HTMLFormElement>(null)
  const [opened] = useState(serverNow)
  const { value: typed, write, forget } = useKept(typedPart('appointment', deal.threadId), read, EMPTY)
  const [partial, setPartial] = useState(NONE_PARTIAL)
  const [isSent, setSent] = useState(false)
  const { times, place } = typed
  const faultsOf = (isPartial: readonly boolean[]) =>
    typedTimeFaults(
      times.map((value, at) => ({ value, isPartial: isPartial[at] ?? false })),
      opened,
    )
  const faults = faultsOf(partial)
  const isPlaceWrong = place.trim() === '' || textLength(place.trim()) > LONGEST_PLACE

  function send(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])]
    // browsers report no change while a part is missing
    const isPartial = times.map((_, at) => inputs[at]?.validity.badInput ?? false)
    setPartial(isPartial)
    const wrong = [...faultsOf(isPartial), isPlaceWrong ? 'place' : null].findIndex((fault) => fault !== null)
    if (wrong >= 0) return inputs[wrong]?.focus()
    const chosen = times.flatMap((value) => fromRiyadh(value)?.toISOString() ?? [])
    deal.send({ type: 'appointment', times: chosen, place: place.trim() })
    forget()
    onClose()
  }

  return (
    <Dialog title={t('appointment_propose')} onClose={onClose}>
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={send}>
        <p className="text-muted">{t('appointment_hint')}</p>
        {times.map((value, at) => (
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
            onChange={({ target }) => {
              setPartial(partial.with(at, false))
              write({ place, times: times.with(at, target.value) })
            }}
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
          onChange={({ target }) => write({ times, place: target.value })}
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
