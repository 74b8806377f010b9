import { useState } from 'react'
import type { ReportedConversation } from '#contract/conversation-reports.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { conversationReportsTexts } from '#web/texts/conversation-reports/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Cockpit } from '#web/ui/cockpit/cockpit.tsx'
import { QueueList } from '#web/ui/cockpit/queue-list.tsx'
import { ReasonDialog } from '#web/ui/cockpit/reason-dialog.tsx'
import { ConversationReportPanel } from './conversation-report-panel.tsx'
import { REPORTS, useReports } from './use-reports.ts'

interface Props {
  /** Oldest first. */
  waiting: readonly ReportedConversation[]
  now: string
}

/** The reported conversations with one open; a decision opens the next. */
export function ConversationReportQueue({ waiting, now }: Props) {
  const { t, lang } = useTexts(conversationReportsTexts)
  const [asked, setAsked] = useState<'warned' | 'suspended' | null>(null)
  const { left, queue, note, isSending, decide } = useReports(waiting)
  const { open } = queue
  const [dismiss, warn, suspend] = [t('chat_report_dismiss'), t('chat_report_warn'), t('chat_report_suspend')]
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
        { key: 'D', label: dismiss, icon: 'check', variant: 'quiet', onSelect: () => void decide('dismissed', '') },
        { key: 'W', label: warn, onSelect: () => setAsked('warned') },
        { key: 'S', label: suspend, variant: 'danger', onSelect: () => setAsked('suspended') },
      ]}
      previous={t('chat_report_previous')}
      next={t('chat_report_next')}
      none={t('chat_report_none')}
    >
      {open && <ConversationReportPanel key={open.id} report_id={open.id} isTurned={queue.isTurned} now={now} />}
      {open && asked && (
        <ReasonDialog
          title={asked === 'warned' ? warn : suspend}
          label={t('chat_report_to_person', { name: `\u2068${open.reported_name}\u2069` })}
          hint={t(`chat_report_${asked === 'warned' ? 'warn' : 'suspend'}_hint`)}
          missing={t('chat_report_words_needed')}
          isDanger={asked === 'suspended'}
          onDecide={(words) => decide(asked, words)}
          onClose={() => setAsked(null)}
        />
      )}
    </Cockpit>
  )
}
