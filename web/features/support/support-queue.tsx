import type { SupportRequest } from '#contract/support.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { DecisionQueue, ItemHeading, useDecisionQueue } from '#web/features/decision-queue/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { supportRequestTexts } from '#web/texts/support-requests/area.ts'
import { decisionQueueTexts } from '#web/texts/decision-queue/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { LostAccount } from './lost-account.tsx'

interface Props {
  /** Oldest first. */
  waiting: readonly SupportRequest[]
  total: number
  now: string
}

/** The queue of support requests. Admins reply in their own email program. */
export function SupportQueue({ waiting, total, now }: Props) {
  const { t, lang } = useTexts(supportRequestTexts, decisionQueueTexts)
  const { support } = useApi()
  const queue = useDecisionQueue({
    waiting,
    total,
    idOf: ({ id }) => id,
    param: 'request',
    send: ({ id }, _: 'closed', call) => support.close({ request_id: id }, call),
    done: () => t('support_closed'),
  })
  return (
    <DecisionQueue
      queue={queue}
      title={t('queue_waiting', { count: queue.count })}
      summarise={({ name, created_at }) => ({ name, about: relativeTime(created_at, new Date(now), lang) })}
      decisions={() => [
        {
          key: 'D',
          label: t('support_close'),
          icon: 'check',
          isAtOnce: true,
          onSelect: () => void queue.decide('closed'),
        },
      ]}
      none={t('support_none')}
    >
      {(request) => <RequestPanel request={request} now={now} />}
    </DecisionQueue>
  )
}

function RequestPanel({ request, now }: { request: SupportRequest; now: string }) {
  const { t, lang } = useTexts(supportRequestTexts)
  const subject = encodeURIComponent(request.language === 'ar' ? 'رد من صيّاد' : 'Reply from Sayyad')
  return (
    <Panel as="article">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <ItemHeading>
          <bdi>{request.name}</bdi>
        </ItemHeading>
        <span className="text-sm text-muted">{relativeTime(request.created_at, new Date(now), lang)}</span>
      </header>
      <p className="text-sm wrap-anywhere text-muted">
        <bdi dir="ltr">{request.email}</bdi>{' '}
        <span>{`· ${t(request.user_id ? 'support_member' : 'support_visitor')}`}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line" {...writtenIn(request.text)}>
        {request.text}
      </p>
      {request.topic === 'lost_email' && <LostAccount request={request} />}
      <p>
        <ButtonAnchor href={`mailto:${request.email}?subject=${subject}`}>{t('support_reply')}</ButtonAnchor>
      </p>
    </Panel>
  )
}
