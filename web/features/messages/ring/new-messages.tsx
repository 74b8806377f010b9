import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AddedNews } from '#contract/live.ts'
import { CARD_PREVIEW, MOST_CARDS, RINGS, TOAST_PREVIEW, type Place } from '#domain/messages/ring.ts'
import { truncate } from '#domain/text/truncate.ts'
import { useLiveNews } from '#web/features/live/public.ts'
import { loadOptional } from '#web/rendering/load-module.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast, dismissToast } from '#web/ui/toasts/toast-store.ts'
import { openChat, shownChat } from '../popup/open-chat.ts'
import { threadOnScreen, useThreadOnScreen } from '../thread-on-screen.ts'
import { useDeliver } from '../use-deliver.ts'
import { listenToClaims, mayRing } from './may-ring.ts'
import { MessageCards, type MessageCard } from './message-cards.tsx'
import { notifyDesktop } from './notify-desktop.ts'
import { playTone } from './play-tone.ts'
import { hasSound } from './sound-setting.ts'

const TOAST_MS = 4000

/** Null after a new release, which removed the old code; the unread badge still shows the message. */
const loadNotice = () => loadOptional(() => import('./message-notice.ts'))

export interface NewMessagesProps {
  user_id: string
  /** Messages that arrived while this code was loading. They are removed. */
  early: AddedNews[]
}

/**
 * Notifies of new messages, in one browser tab and in a form that depends on what the tab shows. Also sends the
 * messages in the outbox, on any page.
 */
export default function NewMessages({ user_id, early }: NewMessagesProps) {
  const texts = useTexts()
  const navigate = useNavigate()
  const [cards, setCards] = useState<readonly MessageCard[]>([])
  const remove = (id: string) => setCards((shown) => shown.filter((card) => card.id !== id))

  const open = useThreadOnScreen()
  const toasted = useRef<{ id: number; conversation_id: string }>(null)

  useDeliver(user_id)
  useEffect(listenToClaims, [])
  useEffect(() => {
    const { current } = toasted
    if (current && current.conversation_id === open) dismissToast(current.id)
  }, [open])

  async function ring(news: AddedNews) {
    const { id, conversation_id, sender_id } = news.message
    if (sender_id === null || sender_id === user_id) return
    if (!(await mayRing(id, placeOf(conversation_id)))) return
    const { volume, shows } = RINGS[placeOf(conversation_id)]
    if (volume && hasSound()) playTone(volume)
    if (shows === null) return
    const code = await loadNotice()
    // it may have been opened meanwhile
    if (!code || threadOnScreen() === conversation_id) return
    const notice = code.messageNotice(news, texts)
    const preview = truncate(notice.text, TOAST_PREVIEW)
    const openIt = () => {
      if (shownChat() === null) void navigate(`/messages?conversation=${conversation_id}`)
      else openChat(conversation_id)
    }
    if (shows === 'desktop') {
      notifyDesktop({ title: notice.title, body: preview, conversation_id, onOpen: openIt })
    } else if (shows === 'toast') {
      const toast = addToast({
        title: notice.title,
        // isolated: it may be in another language than the page
        description: `\u2068${preview}\u2069`,
        duration: TOAST_MS,
        action: { label: notice.open, onSelect: openIt },
      })
      toasted.current = { id: toast, conversation_id }
    } else if (shows === 'card') {
      const card = { ...notice, id, conversation_id, text: truncate(notice.text, CARD_PREVIEW) }
      setCards((shown) => [...shown.slice(1 - MOST_CARDS), card])
    }
  }
  useLiveNews('message', (news) => void ring(news))
  const ringEarly = useEffectEvent(() => {
    for (const news of early.splice(0)) void ring(news)
  })
  useEffect(() => {
    const timer = setTimeout(() => ringEarly())
    return () => clearTimeout(timer)
  }, [])

  return <MessageCards cards={cards.filter((card) => card.conversation_id !== open)} onRemove={remove} />
}

/** What this tab shows of a conversation. */
function placeOf(conversationId: string): Place {
  if (document.visibilityState === 'hidden') return 'hidden'
  if (threadOnScreen() === conversationId) return document.hasFocus() ? 'conversation' : 'beside'
  const { pathname, search } = location
  const showsList =
    shownChat() !== null ||
    pathname === '/messages' ||
    (pathname === '/dashboard' && new URLSearchParams(search).get('tab') === 'messages')
  return showsList ? 'messages' : 'elsewhere'
}
