import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { LivePaused } from '#web/features/live/public.ts'
import { loadAtStart } from '#web/rendering/load-at-start.ts'
import { whenUsed } from '#web/rendering/when-used.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import './messages.css'
import type { ListedConversations } from './conversation-list.tsx'
import { LateThread, loadOpened } from './late-thread.ts'
import { LiveConversations } from './live-conversations.tsx'
import { NoThread } from './no-thread.tsx'
import { threadIdOf, type OpenThread } from './open-thread.ts'
import { RingMenu } from './ring/ring-menu.tsx'

interface Props {
  user_id: string
  listed: ListedConversations
  open: OpenThread | null
}

await loadAtStart(/^\/messages$/, loadOpened)

/** The conversation list beside the open conversation; on phones only one of the two. */
export function MessagesPage({ user_id, listed, open }: Props) {
  const { t } = useTexts(messagesTexts)
  const navigate = useNavigate()
  useEffect(() => whenUsed(LateThread.preload), [])
  return (
    <main id="content" className={open ? 'messages messages-open page' : 'messages page'}>
      <LivePaused />
      <div className="messages-list">
        <div className="flex items-center justify-between">
          <h1 className="text-2xl font-bold">{t('messages_title')}</h1>
          <RingMenu />
        </div>
        <LiveConversations user_id={user_id} listed={listed} open={open?.conversation?.id} />
      </div>
      {open ? (
        <LateThread
          key={threadIdOf(open)}
          threadId={threadIdOf(open)}
          {...open}
          user_id={user_id}
          start={
            <ButtonLink
              variant="icon"
              icon="back"
              to="/messages"
              className="lg:hidden"
              aria-label={t('messages_back')}
            />
          }
          onStarted={(id) => void navigate(`/messages?conversation=${id}`, { replace: true })}
        />
      ) : (
        <NoThread items={listed.items} />
      )}
    </main>
  )
}
