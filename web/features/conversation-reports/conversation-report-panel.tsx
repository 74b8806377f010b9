import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ConversationReportContext } from '#contract/conversation-reports.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { ItemHeading } from '#web/features/decision-queue/public.ts'
import { PenaltyProposal } from '#web/features/penalties/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { conversationReportsTexts } from '#web/texts/conversation-reports/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ReportedMessages } from './reported-messages.tsx'
import { reportQuery } from './report-query.ts'

interface Props {
  report_id: string
  now: string
}

/** A report about a conversation: both users, the reason and the messages. */
export function ConversationReportPanel({ report_id, now }: Props) {
  const { t } = useTexts(conversationReportsTexts)
  const { data: context, error } = useQuery(reportQuery(useApi(), report_id))

  if (error) {
    return (
      <div role="alert" className="notice">
        <ItemHeading>{t('chat_report_gone')}</ItemHeading>
      </div>
    )
  }
  if (!context) return <div aria-busy="true" aria-label={t('loading')} className="skeleton h-[30rem]" />
  const { report, reporter, reported, car_id } = context
  return (
    <Panel as="article" className="flex min-w-0 flex-col gap-4 p-4 wrap-anywhere md:p-5">
      <header className="flex flex-col gap-1">
        <ItemHeading>{t(`chat_report_reason_${report.reason}`)}</ItemHeading>
        {report.note && <p {...writtenIn(report.note)}>{report.note}</p>}
        <p>
          <Link to={`/car/${car_id}`} className="link">
            {t('chat_report_open_ad')}
          </Link>
        </p>
      </header>
      <div className="two-columns gap-4">
        <PersonPanel title={t('chat_report_reported_person')} person={reported} now={now} />
        <PersonPanel title={t('chat_report_reporter')} person={reporter} now={now} />
      </div>
      <PenaltyProposal user_id={reported.id} rule={report.reason} />
      <ReportedMessages context={context} />
    </Panel>
  )
}

function PersonPanel({
  title,
  person,
  now,
}: {
  title: string
  person: ConversationReportContext['reported']
  now: string
}) {
  const { t, lang } = useTexts(conversationReportsTexts)
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <h3 className="text-sm text-muted">{title}</h3>
      <p className="font-semibold">
        <Link to={`/admin/users/${person.id}`} className="link">
          <bdi>{person.name}</bdi>
        </Link>
      </p>
      <p className="dotted text-sm text-muted">
        <span>{t(person.side === 'buyer' ? 'chat_report_buyer' : 'chat_report_seller')}</span>
        <span>{t('chat_report_account_since', { time: relativeTime(person.created_at, new Date(now), lang) })}</span>
        <span>{t('chat_report_conversations', { count: person.conversations_count })}</span>
        <span>{t('chat_report_before', { count: person.reports_count })}</span>
        {person.upheld_count > 0 && (
          <span className="font-semibold text-danger">{t('chat_report_upheld', { count: person.upheld_count })}</span>
        )}
        {person.is_suspended && <span className="font-semibold text-danger">{t('chat_report_is_suspended')}</span>}
      </p>
    </section>
  )
}
