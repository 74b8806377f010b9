import { writtenIn, type Written } from '#domain/text/written-in.ts'
import type { Elements } from '#web/ui/elements.tsx'
import './messages.css'
import { formatNumericDate, formatTime } from '#domain/format/format-date.ts'
import { LinkedText } from './linked-text.tsx'

export interface BubbleProps {
  isOwn: boolean
  /** Name of the sender, for screen readers. */
  sender: string
  content: string
  /** Language and direction of the content, unless its words tell. */
  written?: Written
  pictures?: Elements
  created_at: string
  /** Delivery status, for own messages. */
  state?: Elements
  /** Prevents screen readers from announcing it; they announce it once it is stored. */
  isSilent?: boolean
  /** Actions on the message. */
  children?: Elements
}

export function MessageBubble({
  isOwn,
  sender,
  content,
  written = writtenIn(content),
  pictures,
  created_at,
  state,
  isSilent,
  children,
}: BubbleProps) {
  return (
    <article className={isOwn ? 'message message-own' : 'message'} aria-live={isSilent ? 'off' : undefined}>
      <h3 className="sr-only">{sender}</h3>
      {pictures}
      {content && (
        <p {...written} className="whitespace-pre-wrap wrap-anywhere">
          <LinkedText text={content} />
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <time dateTime={created_at}>
          <bdi dir="ltr">{`${formatNumericDate(created_at)} ${formatTime(created_at)}`}</bdi>
        </time>
        {state}
      </p>
      {children}
    </article>
  )
}
