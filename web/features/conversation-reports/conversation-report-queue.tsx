import { useState } from 'react'
import type { ReportedConversation } from '#contract/conversation-reports.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { DaysField } from '#web/features/penalties/public.ts'
import { conversationReportsTexts } from '#web/texts/conversation-reports/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Cockpit } from '#web/ui/cockpit/cockpit.tsx'
import { QueueList } from '#web/ui/cockpit/queue-list.tsx'
import { ReasonDialog } from '#web/ui/cockpit/reason-dialog.tsx'
import { ConversationReportPanel } from './conversation-report-panel.tsx'
import { REPORTS, useReports } from './use-reports.ts'

type Asked = 'warned' | 'limited' | 'suspended'

const USUAL_DAYS = 7

interface Props {
  /** Oldest first. */
  waiting: readonly ReportedConversation[]
  now: string
}

/** The queue of reported conversations, with one of them open. A decision opens the next. */
export function ConversationReportQueue({ waiting, now }: Props) {
  const { t, lang } = useTexts(conversationReportsTexts)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [days, setDays] = useState<number | null>(USUAL_DAYS)
  const { left, queue, note, isSending, decide } = useReports(waiting)
  const { open } = queue
  const dismiss = t('chat_report_dismiss')
  const names = { warned: t('chat_report_warn'), limited: t('chat_report_limit'), suspended: t('chat_report_suspend') }
  const list = open && (
    <QueueList
      {...REPORTS}
      title={t('chat_report_waiting', { count: left.length })}
      waiting={left}
      openId={open.id}
      onOpen={queue.turnTo}
    >
      {({ reported_name, reason, created_at }) => ({
        name: reported_name,
        about: (
          <>
            <span>{t(`chat_report_reason_${reason}`)}</span>
            <span>{relativeTime(created_at, new Date(now), lang)}</span>
          </>
        ),
      })}
    </QueueList>
  )
  return (
    <Cockpit
      {...{ queue, note, isSending, list }}
      decisions={[
        {
          key: 'D',
          label: dismiss,
          icon: 'check',
          variant: 'quiet',
          isAtOnce: true,
          onSelect: () => void decide({ decision: 'dismissed', days: null }, ''),
        },
        { key: 'W', label: names.warned, onSelect: () => setAsked('warned') },
        { key: 'L', label: names.limited, onSelect: () => setAsked('limited') },
        { key: 'S', label: names.suspended, variant: 'danger', onSelect: () => setAsked('suspended') },
      ]}
      previous={t('chat_report_previous')}
      next={t('chat_report_next')}
      none={t('chat_report_none')}
    >
      {open && (
        <ConversationReportPanel
          key={open.id}
          report_id={open.id}
          isTurned={queue.isTurned}
          onShown={queue.noteShown}
          now={now}
        />
      )}
      {open && asked && (
        <ReasonDialog
          title={names[asked]}
          label={t('chat_report_to_person', { name: `\u2068${open.reported_name}\u2069` })}
          hint={t(`chat_report_${asked}_hint`)}
          missing={t('chat_report_words_needed')}
          isDanger={asked === 'suspended'}
          onDecide={(words) => decide({ decision: asked, days: asked === 'warned' ? null : days }, words)}
          onClose={() => setAsked(null)}
        >
          {asked !== 'warned' && (
            <DaysField
              severity={asked}
              value={days ?? ''}
              onChange={(event) => setDays(Number(event.target.value) || null)}
            />
          )}
        </ReasonDialog>
      )}
    </Cockpit>
  )
}
