import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Conversation } from '#contract/messages.ts'
import { useFloor } from '#web/features/offers/public.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { useApi } from '#web/platform/api/api.ts'
import { copyText } from '#web/platform/browser/clipboard.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { asElements } from '#web/ui/elements.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { useAction } from '#web/ui/use-action.ts'

const ReportDialog = latePart(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** Menu of actions on a conversation. */
export function ThreadMenu({ conversation, diagnose }: { conversation: Conversation; diagnose: () => string }) {
  const { id, side, car_id, is_archived, is_blocked } = conversation
  const { t } = useTexts(messagesTexts, offersTexts)
  const { openFloor, floorDialog } = useFloor(car_id)
  const { messages } = useApi()
  const client = useQueryClient()
  // refreshes the popup; pages revalidate their loader
  const refresh = () => void client.invalidateQueries(queriesOf('messages', 'get_conversation'))
  const { act, isWorking } = useAction({ beforeRefresh: refresh })
  const [shown, setShown] = useState<'block' | 'report' | null>(null)
  const close = () => setShown(null)
  const one = { conversation_id: id }
  const copy = async () => {
    if (await copyText(diagnose())) addToast({ title: t('messages_diagnosed'), variant: 'success' })
    else addToast({ title: t('messages_not_diagnosed'), variant: 'destructive' })
  }
  return (
    <>
      <Menu
        label={t('messages_options')}
        className="button-icon"
        items={[
          ...(side === 'seller'
            ? [{ key: 'floor', label: t('offer_floor'), icon: 'key' as const, onSelect: openFloor }]
            : []),
          is_archived
            ? {
                key: 'unarchive',
                label: t('messages_unarchive'),
                icon: 'box',
                onSelect: () => act({ send: () => messages.unarchive(one) }),
              }
            : {
                key: 'archive',
                label: t('messages_archive'),
                icon: 'box',
                onSelect: () => act({ send: () => messages.archive(one), done: t('messages_archived_done') }),
              },
          is_blocked
            ? {
                key: 'unblock',
                label: t('messages_unblock'),
                icon: 'shield',
                onSelect: () => act({ send: () => messages.unblock(one) }),
              }
            : { key: 'block', label: t('messages_block'), icon: 'shield', onSelect: () => setShown('block') },
          {
            key: 'report',
            label: t('messages_report'),
            icon: 'flag',
            opener: ReportDialog.opener,
            onSelect: () => setShown('report'),
          },
          { key: 'diagnose', label: t('messages_diagnose'), icon: 'copy', onSelect: () => void copy() },
        ]}
      >
        <Icon name="more" />
      </Menu>
      {asElements(floorDialog)}
      {shown === 'block' && (
        <ConfirmDialog
          title={t('messages_block_title')}
          text={t('messages_block_text')}
          confirm={t('messages_block')}
          cancel={t('messages_not_now')}
          isFinal
          isWorking={isWorking}
          onClose={close}
          onConfirm={() => act({ send: () => messages.block(one), onDone: close })}
        />
      )}
      {shown === 'report' && (
        <ReportDialog
          conversation_id={id}
          onClose={close}
          onDone={() => {
            close()
            refresh()
          }}
        />
      )}
    </>
  )
}
