import { useMemo, useState } from 'react'
import type { Conversation, Message } from '#contract/messages.ts'
import { appointmentsNow } from '#domain/messages/appointments-now.ts'
import { offersNow } from '#domain/messages/offers-now.ts'
import type { Elements } from '#web/ui/elements.tsx'
import type { WaitingMessage } from '../outbox.ts'
import { DealProvider, type Deal } from './deal-context.tsx'
import { isAnswerTo } from './deal-step.ts'
import { OfferDialog } from './offer-dialog.tsx'

interface Props {
  /** Null before the first message. */
  conversation: Conversation | null
  car: Conversation['car']
  messages: readonly Message[]
  /** Messages in the outbox. */
  waiting: readonly WaitingMessage[]
  send: Deal['send']
  children: Elements
}

/** Provides the offers and appointments of a thread. */
export function Deals({ conversation, car, messages, waiting, send, children }: Props) {
  const [isOffering, setOffering] = useState(false)
  const offers = useMemo(() => offersNow(messages), [messages])
  const appointments = useMemo(() => appointmentsNow(messages), [messages])
  return (
    <DealProvider
      value={{
        conversation,
        car,
        side: conversation?.side ?? 'buyer',
        offers,
        isAgreed: [...offers.values()].at(-1)?.state === 'accepted',
        appointments,
        onOffer: () => setOffering(true),
        send,
        isWaiting: (id) => waiting.some(({ refused, step }) => refused === null && isAnswerTo(step, id)),
        isOfferWaiting: waiting.some(({ refused, step }) => refused === null && step?.type === 'offer'),
      }}
    >
      {children}
      {isOffering && (
        <OfferDialog onClose={() => setOffering(false)} onSend={(amount) => send({ type: 'offer', amount })} />
      )}
    </DealProvider>
  )
}
