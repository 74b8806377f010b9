import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { ConversationList, type ListedConversations } from './conversation-list.tsx'
import { useFreshList } from './use-fresh-list.ts'

interface Props {
  user_id: string
  listed: ListedConversations
  /** Id of the conversation beside the list. */
  open?: string | undefined
}

/** The conversation list of a page, refreshed when messages arrive or were read. */
export function LiveConversations({ user_id, listed, open }: Props) {
  const { revalidate } = useRevalidator()
  useFreshList(
    user_id,
    listed,
    useCallback(() => void revalidate(), [revalidate]),
  )
  return <ConversationList {...listed} open={open} />
}
