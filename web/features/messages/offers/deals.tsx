import { useMemo, useState } from 'react'
import type { Conversation, Message } from '#contract/messages.ts'
import { appointmentsNow } from '#domain/messages/appointments-now.ts'
import { offersNow } from '#domain/messages/offers-now.ts'
import type { Elements } from '#web/ui/elements.tsx'
import { AppointmentDialog } from '../appointments/appointment-dialog.tsx'
import type { WaitingMessage } from '../outbox.ts'
import type { Outbox } from '../use-outbox.ts'
import { DealProvider, type Deal } from './deal-context.tsx'
import { isAnswerTo, isTyped, type TypedStep } from './deal-step.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { forgetTyped, typeStep } from './typed-step.ts'

interface Props {
  threadId: string
  /** Null before the first message. */
  conversation: Conversation | null
  car: Conversation['car']
  messages: readonly Message[]
  outbox: Pick<Outbox, 'waiting' | 'takeBack'>
  send: Deal['send']
  children: Elements
}

/** Provides the offers and appointments of a thread, and shows their forms. */
export function Deals({ threadId, conversation, car, messages, outbox: { waiting, takeBack }, send, children }: Props) {
  const [form, setForm] = useState<TypedStep['type'] | null>(null)
  const offers = useMemo(() => offersNow(messages), [messages])
  const appointments = useMemo(() => appointmentsNow(messages), [messages])
  const close = () => setForm(null)

  async function edit({ id, step }: WaitingMessage) {
    if (!step || !isTyped(step)) return
    // kept before it leaves the outbox: the page may be closed in between
    typeStep(step, threadId)
    if (await takeBack(id)) setForm(step.type)
    else forgetTyped(step, threadId)
  }

  return (
    <DealProvider
      value={{
        threadId,
        conversation,
        car,
        side: conversation?.side ?? 'buyer',
        offers,
        isAgreed: [...offers.values()].at(-1)?.state === 'accepted',
        appointments,
        onOffer: () => setForm('offer'),
        onPropose: () => setForm('appointment'),
        onEdit: (message) => void edit(message),
        send,
        isWaiting: (id) => waiting.some(({ refused, step }) => refused === null && isAnswerTo(step, id)),
        isOfferWaiting: waiting.some(({ refused, step }) => refused === null && step?.type === 'offer'),
      }}
    >
      {children}
      {form === 'offer' && <OfferDialog onClose={close} onSend={(amount) => send({ type: 'offer', amount })} />}
      {form === 'appointment' && <AppointmentDialog onClose={close} />}
    </DealProvider>
  )
}
