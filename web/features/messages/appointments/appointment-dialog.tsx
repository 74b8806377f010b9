import { useRef, useState, type FormEvent } from 'react'
import { v7 as newId } from 'uuid'
import { DAY_MS } from '#domain/durations.ts'
import { areTimesPossible, LONGEST_PLACE, MOST_DAYS_AHEAD, MOST_TIMES } from '#domain/messages/appointment.ts'
import { useApi } from '#web/platform/api.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { useDeal } from '../offers/deal-context.tsx'
import { fromRiyadh, inRiyadh } from './riyadh-time.ts'

interface Props {
  conversation_id: string
  onClose: () => void
}

const EMPTY = Array.from({ length: MOST_TIMES }, () => '')

/** Asks for up to three times and a place to see the car. */
export function AppointmentDialog({ conversation_id, onClose }: Props) {
  const { t } = useTexts(appointmentsTexts)
  const { appointments } = useApi()
  const { onStored } = useDeal()
  const { act, isWorking, failure } = useAction({ showsFailure: true })
  const form = useRef<HTMLFormElement>(null)
  // of the message, so that a second try is the same one
  const [id, setId] = useState(() => newId())
  const [opened] = useState(() => new Date())
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
    act({
      send: async () =>
        onStored(
          await appointments.propose({ conversation_id, id, times: times.map((time) => time.toISOString()), place }),
        ),
      onDone: onClose,
    })
  }

  return (
    <Dialog title={t('appointment_propose')} onClose={onClose}>
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={send}>
        <p className="text-muted">{t('appointment_hint')}</p>
        {typed.map((time, at) => (
          <Field
            // each place keeps its field
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
            onChange={({ target }) => {
              setTyped(typed.with(at, target.value))
              setId(newId())
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
          onChange={({ target }) => {
            setPlace(target.value)
            setId(newId())
          }}
        />
        <FormFailure text={failure ?? undefined} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isWorking={isWorking}>
            {t('appointment_send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('appointment_cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
