import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReportedConversation } from '#contract/conversation-reports.ts'
import type { ConversationDecision } from '#domain/conversation-reports/reasons.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { DecisionQueue, ReasonDialog, useDecisionQueue, useItemDialog } from '#web/features/decision-queue/public.ts'
import { DaysField } from '#web/features/penalties/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { conversationReportsTexts } from '#web/texts/conversation-reports/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useKept } from '#web/ui/form/use-kept.ts'
import { ConversationReportPanel } from './conversation-report-panel.tsx'
import { reportQuery } from './report-query.ts'

type Asked = 'warned' | 'limited' | 'suspended'

interface Decided {
  decision: ConversationDecision
  days: number | null
  note: string
}

const USUAL_DAYS = 7

interface Props {
  /** Oldest first. */
  waiting: readonly ReportedConversation[]
  total: number
  now: string
}

/** The queue of reported conversations. */
export function ConversationReportQueue({ waiting, total, now }: Props) {
  const { t, lang } = useTexts(conversationReportsTexts)
  const queue = useReports({ waiting, total })
  const { asked, ask, close } = useItemDialog<Asked>(queue.openId)
  const names = { warned: t('chat_report_warn'), limited: t('chat_report_limit'), suspended: t('chat_report_suspend') }
  return (
    <DecisionQueue
      queue={queue}
      title={t('chat_report_waiting', { count: queue.count })}
      summarise={({ reported_name, reason, created_at }) => ({
        name: reported_name,
        about: (
          <>
            <span>{t(`chat_report_reason_${reason}`)}</span>
            <span>{relativeTime(created_at, new Date(now), lang)}</span>
          </>
        ),
      })}
      decisions={() => [
        {
          key: 'D',
          label: t('chat_report_dismiss'),
          icon: 'check',
          variant: 'quiet',
          isAtOnce: true,
          onSelect: () => void queue.decide({ decision: 'dismissed', days: null, note: '' }),
        },
        { key: 'W', label: names.warned, onSelect: () => ask('warned') },
        { key: 'L', label: names.limited, onSelect: () => ask('limited') },
        { key: 'S', label: names.suspended, variant: 'danger', onSelect: () => ask('suspended') },
      ]}
      none={t('chat_report_none')}
    >
      {({ id, reported_name }) => (
        <>
          <ConversationReportPanel report_id={id} now={now} />
          {asked && (
            <DecisionDialog
              key={asked}
              report_id={id}
              asked={asked}
              title={names[asked]}
              name={reported_name}
              decide={queue.decide}
              onClose={close}
            />
          )}
        </>
      )}
    </DecisionQueue>
  )
}

interface DialogProps {
  report_id: string
  asked: Asked
  title: string
  /** Of the reported user. */
  name: string
  decide: (decided: Decided) => Promise<string | null>
  onClose: () => void
}

/** Asks for what the reported user is told, and how long the measure lasts. */
function DecisionDialog({ report_id, asked, title, name, decide, onClose }: DialogProps) {
  const { t } = useTexts(conversationReportsTexts)
  const { value, write, forget } = useKept(`report-decision ${report_id} ${asked}`, readDays, { days: USUAL_DAYS })
  const days = asked === 'warned' ? null : value.days
  return (
    <ReasonDialog
      keptAs={`report-decision ${report_id}`}
      title={title}
      label={t('chat_report_to_person', { name: `\u2068${name}\u2069` })}
      hint={t(`chat_report_${asked}_hint`)}
      missing={t('chat_report_words_needed')}
      isDanger={asked === 'suspended'}
      onDecide={async (note) => {
        const failed = await decide({ decision: asked, days, note })
        if (failed === null) forget()
        return failed
      }}
      onClose={onClose}
    >
      {asked !== 'warned' && (
        <DaysField
          severity={asked}
          value={days ?? ''}
          onChange={({ target }) => write({ days: Number(target.value) || null })}
        />
      )}
    </ReasonDialog>
  )
}

interface Days {
  /** Null for good. */
  days: number | null
}

function readDays(stored: unknown): Days | null {
  const { days } = (stored ?? {}) as { days?: unknown }
  return typeof days === 'number' || days === null ? { days } : null
}

/** The next report is prefetched. */
function useReports(queued: { waiting: readonly ReportedConversation[]; total: number }) {
  const { t } = useTexts(conversationReportsTexts)
  const api = useApi()
  const client = useQueryClient()
  const queue = useDecisionQueue({
    ...queued,
    idOf: ({ id }) => id,
    param: 'report',
    send: ({ id }, decided: Decided, call) => api.conversation_reports.decide({ report_id: id, ...decided }, call),
    done: ({ reported_name }, { decision }) => t(`chat_report_${decision}`, { name: `\u2068${reported_name}\u2069` }),
  })
  const nextId = queue.following[0]?.id

  useEffect(() => {
    if (nextId) void client.prefetchQuery(reportQuery(api, nextId))
  }, [api, client, nextId])

  return queue
}
