import type { Appointment } from '#contract/appointment.ts'
import type { Message } from '#contract/messages.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessageBubble, type BubbleProps } from '../message-bubble.tsx'
import { useDeal } from '../offers/deal-context.tsx'
import { AppointmentActions } from './appointment-actions.tsx'
import { appointmentInWords } from './appointment-in-words.ts'

interface Props extends Omit<BubbleProps, 'content' | 'children'> {
  message: Message
  appointment: Appointment
}

/** A message that proposes an appointment, with its current state, or answers one. */
export function AppointmentMessage({ message, appointment, ...bubble }: Props) {
  const texts = useTexts(appointmentsTexts)
  const content = appointmentInWords(appointment, texts)
  if (message.sender_id === null) return <p className="message-system">{content}</p>
  return (
    <MessageBubble {...bubble} content={content}>
      {appointment.step === 'open' && <Proposed appointment={appointment} />}
    </MessageBubble>
  )
}

function Proposed({ appointment }: { appointment: Appointment }) {
  const { t, lang } = useTexts(appointmentsTexts)
  const { appointments, side } = useDeal()
  const now = appointments.get(appointment.id) ?? appointment
  const isToChoose = now.state === 'open' && now.side !== side
  return (
    <div className="flex flex-col gap-2">
      {!isToChoose && (
        <ul className="list-disc ps-5 text-sm">
          {(now.state === 'chosen' && now.chosen_time ? [now.chosen_time] : now.times).map((time) => (
            <li key={time}>{formatDateTime(time, lang)}</li>
          ))}
        </ul>
      )}
      <p>
        <span className={now.state === 'chosen' ? 'tag tag-done' : 'tag'}>{t(`appointment_state_${now.state}`)}</span>
      </p>
      {(now.state === 'open' || now.state === 'chosen') && <AppointmentActions key={now.state} appointment={now} />}
    </div>
  )
}

/** An appointment that was cancelled because the ad ended, shown in the message about that. */
export function CancelledAppointment() {
  const { t } = useTexts(appointmentsTexts)
  return <span>{` · ${t('appointment_said_cancelled')}`}</span>
}
