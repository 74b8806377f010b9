import { useMemo, useState, type ReactNode } from 'react'
import type { Conversation, Message } from '#contract/messages.ts'
import { appointmentsNow } from '#domain/messages/appointments-now.ts'
import { offersNow } from '#domain/messages/offers-now.ts'
import { DealProvider } from './deal-context.tsx'
import { OfferDialog } from './offer-dialog.tsx'

interface Props {
  /** Null before the first message. */
  conversation: Conversation | null
  car: Conversation['car']
  messages: readonly Message[]
  /** A message of the user has been stored. */
  onStored: (message: Message) => void
  /** @param amount riyals */
  onOffer: (amount: number) => void
  children: ReactNode
}

/** What the two of a thread deal about, for its messages and the buttons above the field. */
export function Deals({ conversation, car, messages, onStored, onOffer, children }: Props) {
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
        appointments,
        onOffer: () => setOffering(true),
        onStored,
      }}
    >
      {children}
      {isOffering && <OfferDialog onClose={() => setOffering(false)} onSend={onOffer} />}
    </DealProvider>
  )
}
