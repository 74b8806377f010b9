import { useRef } from 'react'
import { useLocation } from 'react-router'
import { AccountLink } from '#web/features/accounts/public.ts'
import { CHAT_ID, ChatButton, hasChat } from '#web/features/messages/public.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useIsOverControl } from './use-is-over-control.ts'
import { useScrolledDown } from './use-scrolled-down.ts'

/**
 * Floating button in a corner: opens the conversations of the user, or sign-in for visitors. It is narrow while the
 * page is scrolled down or it would cover a control, and gone while a field has the focus.
 */
export function ChatLink() {
  const { t } = useTexts()
  const viewer = useViewer()
  const place = useRef<HTMLSpanElement>(null)
  const isNarrow = [useScrolledDown(), useIsOverControl(place)].includes(true)
  if (!hasChat(useLocation())) return null
  return (
    <aside aria-label={t('chat_open')} className={isNarrow ? 'chat-narrow contents' : 'contents'}>
      <span ref={place} className="chat-place" />
      {viewer ? (
        <LateBoundary id={CHAT_ID}>
          <ChatButton user_id={viewer.id} />
        </LateBoundary>
      ) : (
        <AccountLink to="/messages" isOfMenu={false} className="chat-button no-print">
          <Icon name="chat" size={24} />
          <span className="sr-only">{t('chat_open')}</span>
        </AccountLink>
      )}
    </aside>
  )
}
