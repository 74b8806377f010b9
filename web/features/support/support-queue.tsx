import type { SupportRequest } from '#contract/support.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Shortcut } from '#web/ui/shortcuts/shortcut.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { LostAccount } from './lost-account.tsx'

interface Props {
  requests: readonly SupportRequest[]
  now: string
}

/** Open support requests, oldest first. Admins reply in their own email program. */
export function SupportQueue({ requests, now }: Props) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminList
      items={requests}
      keyOf={({ id }) => id}
      renderItem={(request) => <Request request={request} now={now} />}
      itemKeys={[{ keys: 'D', does: t('support_close') }]}
      empty={t('support_none')}
    />
  )
}

function Request({ request, now }: { request: SupportRequest; now: string }) {
  const { t, lang } = useTexts(adminTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  const subject = encodeURIComponent(request.language === 'ar' ? 'رد من صيّاد' : 'Reply from Sayyad')
  return (
    <Panel as="article">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg font-semibold wrap-anywhere">
          <bdi>{request.name}</bdi>
        </h2>
        <span className="text-sm text-muted">{relativeTime(request.created_at, new Date(now), lang)}</span>
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        <bdi dir="ltr">{request.email}</bdi>{' '}
        <span>{`· ${t(request.user_id ? 'support_member' : 'support_visitor')}`}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line" dir="auto">
        {request.text}
      </p>
      {request.topic === 'lost_email' && <LostAccount request={request} />}
      <div className="flex flex-wrap gap-2">
        <ButtonAnchor href={`mailto:${request.email}?subject=${subject}`}>{t('support_reply')}</ButtonAnchor>
        <Button
          variant="quiet"
          isWorking={isWorking}
          aria-keyshortcuts="D"
          onClick={() =>
            act({
              send: () => undoable(t('support_closed'), (call) => api.support.close({ request_id: request.id }, call)),
            })
          }
        >
          <span>{t('support_close')}</span>
          <Shortcut keys="D" />
        </Button>
      </div>
    </Panel>
  )
}
