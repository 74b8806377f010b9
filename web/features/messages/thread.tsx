import { useRef, useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { useCodeCheck } from '#web/features/scam-shield/public.ts'
import { ReviewEntry } from '#web/features/seller-reviews/public.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { diagnosticsOf } from './diagnostics.ts'
import { Deals } from './offers/deals.tsx'
import { MessageList } from './message-list.tsx'
import type { OpenThread } from './open-thread.ts'
import { otherName } from './other-name.ts'
import type { WaitingMessage } from './outbox.ts'
import { useChosenPictures } from './pictures/use-chosen-pictures.ts'
import { ThreadEnded } from './thread-ended.tsx'
import { ThreadFoot } from './thread-foot.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { useShownThread } from './thread-on-screen.ts'
import { draftKey, useTypedText } from './typed-text.ts'
import { useGuestText } from './use-guest-text.ts'
import { useOutbox, type SentMore } from './use-outbox.ts'
import { useThread } from './use-thread.ts'
import { statusOf } from './ways-out.ts'

interface Props extends OpenThread {
  threadId: string
  user_id: string
  onStarted: (conversationId: string) => void
  /** Navigation at the start of the header. */
  start: Elements
  end?: Elements
}

/** A conversation: its messages and the message field. */
export function Thread({
  threadId,
  user_id,
  conversation,
  car,
  other_user_name,
  history,
  canBegin,
  onStarted,
  ...bar
}: Props) {
  const { t } = useTexts(messagesTexts)
  const draft = draftKey(user_id, threadId)
  const { text, setText, emptyOnce } = useTypedText(draft)
  useGuestText(car.id, setText)
  const chosen = useChosenPictures(draft)
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const thread = useThread(conversation?.id ?? null, history)
  const outbox = useOutbox({
    user_id,
    threadId,
    car_id: car.id,
    conversation_id: conversation?.id ?? null,
    onStored,
  })
  // known before the page has loaded the conversation, or the page has loaded it before the answer comes
  const [begunId, setBegun] = useState(conversation?.id ?? null)
  useShownThread(conversation?.id ?? begunId)
  const side = conversation?.side ?? 'buyer'
  const status = statusOf({ conversation, canBegin })
  const other = otherName({ other_user_name, side }, t)

  function onStored(message: Message) {
    // the first one is shown before the page has loaded its conversation
    thread.add(message)
    if (begunId !== null) return
    setBegun(message.conversation_id)
    onStarted(message.conversation_id)
  }

  function send(content: string, more?: SentMore): Promise<void> {
    list.current?.scrollTo({ top: 0 })
    return outbox.send(content, more)
  }

  const received = thread.messages.filter(({ sender_id }) => sender_id !== null && sender_id !== user_id)
  const review = <ReviewEntry conversation={conversation} hasAnswer={received.length > 0} />
  const checked = useCodeCheck(
    received.map(({ content }) => content),
    (content) => void emptyOnce(chosen.take((pictures) => send(content, { pictures }))),
  )

  async function edit({ id, content, pictures = [] }: WaitingMessage) {
    if (pictures.length && !chosen.hasRoomFor(pictures.length)) return
    if (!(await outbox.takeBack(id))) return
    setText([text, content].filter(Boolean).join('\n'))
    chosen.putBack(pictures)
    field.current?.focus()
  }

  return (
    <Deals
      {...{ threadId, conversation, car, outbox }}
      messages={thread.messages}
      send={(step, id) => void send('', { step, id })}
    >
      <section aria-labelledby="thread" className="flex min-h-0 flex-col">
        <ThreadHeader
          {...bar}
          conversation={conversation}
          car={car}
          other={other}
          diagnose={() => diagnosticsOf({ user_id, conversation, thread, outbox })}
        />
        <MessageList
          key={conversation?.id}
          list={list}
          conversation={conversation}
          status={status}
          user_id={user_id}
          other={other}
          thread={thread}
          outbox={outbox}
          onEdit={(message) => void edit(message)}
        />
        <NeedsScript />
        <ThreadEnded {...{ conversation, car, canBegin }}>{review}</ThreadEnded>
        {status !== 'closed' && (
          <ThreadFoot {...{ conversation, car, user_id, field, text, setText, chosen, checked, review }} />
        )}
      </section>
    </Deals>
  )
}
