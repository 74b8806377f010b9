import { useEffect, useState, type ComponentType } from 'react'
import type { AddedNews } from '#contract/live.ts'
import { useLiveNews } from '#web/features/live/public.ts'
import { loadOptional } from '#web/rendering/load-module.ts'
import { useHasWaiting } from '../has-waiting.ts'
import type { NewMessagesProps } from './new-messages.tsx'

/** Null after a new release, which removed the old code; the unread badge still shows new messages. */
const load = () => loadOptional(() => import('./new-messages.tsx'))

/** Loads `NewMessages` with the first new message, or when messages wait in the outbox. */
export function LateNewMessages({ user_id }: { user_id: string }) {
  const hasWaiting = useHasWaiting()
  const [early] = useState<AddedNews[]>([])
  const [isWanted, setWanted] = useState(false)
  const [code, setCode] = useState<{ Shown: ComponentType<NewMessagesProps> } | null>(null)

  useLiveNews('message', (news) => {
    if (code) return
    early.push(news)
    setWanted(true)
  })
  useEffect(() => {
    if (isWanted || hasWaiting) void load().then((loaded) => loaded && setCode({ Shown: loaded.default }))
  }, [isWanted, hasWaiting])

  return code && <code.Shown user_id={user_id} early={early} />
}
