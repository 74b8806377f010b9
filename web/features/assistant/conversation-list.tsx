import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { AssistantConversation } from '#contract/assistant.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { useApi } from '#web/platform/api/api.ts'
import { notifyOtherTabs } from '#web/platform/device/other-tabs.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { assistantAddress } from './assistant-address.ts'
import { conversationQuery, conversationsQuery } from './conversation-query.ts'

const RenameDialog = latePart(async () => (await import('./rename-dialog.tsx')).RenameDialog)
const DeleteDialog = latePart(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

interface Props {
  userId: string
  openId: string | null
}

/** The conversations of a user, each with its actions. On phones they are opened by a button. */
export function ConversationList({ userId, openId }: Props) {
  const { t } = useTexts(assistantTexts)
  const { data } = useQuery(conversationsQuery(useApi(), userId))
  const [isOpen, setOpen] = useState(false)
  return (
    <nav aria-label={t('assistant_conversations')} className="assistant-list">
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={assistantAddress({ conversationId: null, carId: null })} variant="quiet" icon="plus">
          {t('assistant_new')}
        </ButtonLink>
        <Button variant="plain" className="lg:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('assistant_conversations')}
        </Button>
      </div>
      <div className={isOpen ? '' : 'max-lg:hidden'}>
        {data?.length === 0 && <p className="py-2 text-sm text-muted">{t('assistant_conversations_none')}</p>}
        <ul className="flex flex-col">
          {data?.map((one) => (
            <Conversation key={one.id} conversation={one} userId={userId} isOpen={one.id === openId} />
          ))}
        </ul>
      </div>
    </nav>
  )
}

interface ConversationProps {
  conversation: AssistantConversation
  userId: string
  isOpen: boolean
}

function Conversation({ conversation, userId, isOpen }: ConversationProps) {
  const { t } = useTexts(assistantTexts)
  const api = useApi()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null)
  const { id, name } = conversation

  function refresh() {
    setDialog(null)
    void refetchQueries(client, queriesOf('assistant', 'list_conversations'))
    notifyOtherTabs('assistant')
  }

  function leave() {
    client.setQueryData(conversationQuery(api, id, userId).queryKey, null)
    refresh()
    if (isOpen) void navigate(assistantAddress({ conversationId: null, carId: null }))
  }

  return (
    <li className="flex items-center">
      <Link
        to={assistantAddress({ conversationId: id, carId: null })}
        className="nav-link min-w-0 grow"
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className="truncate" {...writtenIn(name)}>
          {name}
        </span>
      </Link>
      <Menu
        label={t('assistant_actions', { name: `\u2068${name}\u2069` })}
        className="button-icon"
        items={[
          { key: 'rename', label: t('assistant_rename'), icon: 'edit', onSelect: () => setDialog('rename') },
          { key: 'delete', label: t('assistant_delete'), icon: 'trash', onSelect: () => setDialog('delete') },
        ]}
      >
        <Icon name="more" />
      </Menu>
      {dialog === 'rename' && (
        <RenameDialog conversation={conversation} onDone={refresh} onClose={() => setDialog(null)} />
      )}
      {dialog === 'delete' && (
        <DeleteDialog conversation={conversation} onDone={leave} onClose={() => setDialog(null)} />
      )}
    </li>
  )
}
