import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { MessageNotice } from './message-notice.ts'
import './message-cards.css'

const SHOWN_MS = 5000

export interface MessageCard extends Pick<MessageNotice, 'from' | 'when' | 'text' | 'written'> {
  id: string
  conversation_id: string
}

interface Props {
  cards: readonly MessageCard[]
  onRemove: (id: string) => void
}

/** Cards of new messages at the top of a page, shown for five seconds each. */
export function MessageCards({ cards, onRemove }: Props) {
  return (
    <div aria-live="polite" className="message-cards no-print">
      {cards.map((card) => (
        <Card key={card.id} card={card} onRemove={onRemove} />
      ))}
    </div>
  )
}

function Card({
  card: { id, conversation_id, from, when, text, written },
  onRemove,
}: { card: MessageCard } & Pick<Props, 'onRemove'>) {
  const { t } = useTexts()
  const remove = useRef(onRemove)
  useEffect(() => {
    remove.current = onRemove
  }, [onRemove])
  useEffect(() => {
    const timer = setTimeout(() => remove.current(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <div className="message-card">
      <Link
        to={`/messages?conversation=${conversation_id}`}
        className="flex min-w-0 grow flex-col"
        onClick={() => onRemove(id)}
      >
        <span className="font-semibold">{from}</span>
        <span className="wrap-anywhere" {...written}>
          {text}
        </span>
        <span className="text-sm text-muted">{when}</span>
      </Link>
      <Button variant="icon" icon="close" aria-label={t('close')} onClick={() => onRemove(id)} />
    </div>
  )
}
