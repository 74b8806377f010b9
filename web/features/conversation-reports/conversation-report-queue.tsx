import { useState } from 'react'
import type { ReportedConversation } from '#contract/conversation-reports.ts'
import { useApi } from '#web/platform/api.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { conversationReportsTexts } from '#web/texts/conversation-reports/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { DecisionBar, Note } from '#web/ui/cockpit/decision-bar.tsx'
import { ShortcutHelp } from '#web/ui/shortcuts/shortcut-help.tsx'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'
import { ConversationReportPanel } from './conversation-report-panel.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { ReportList } from './report-list.tsx'
import { useReports } from './use-reports.ts'

interface Props {
  /** Oldest first. */
  waiting: readonly ReportedConversation[]
  now: string
}

type Shown = 'warned' | 'suspended' | 'help' | null

/** The reported conversations with one open; a decision opens the next. */
export function ConversationReportQueue({ waiting, now }: Props) {
  const { t } = useTexts(adminTexts, conversationReportsTexts)
  const api = useApi()
  const [shown, setShown] = useState<Shown>(null)
  const { left, queue, note, isSending, decide } = useReports(api, waiting)
  const { open } = queue

  const dismiss = () => void decide('dismissed', '')
  const warn = () => setShown('warned')
  const suspend = () => setShown('suspended')
  const help = () => setShown('help')
  useShortcuts({
    d: dismiss,
    w: warn,
    s: suspend,
    j: () => queue.turn(1),
    k: () => queue.turn(-1),
    '?': help,
  })

  if (!open) {
    return (
      <div className="notice flex flex-col gap-1">
        <Note note={note} />
        <p>{t('chat_report_none')}</p>
      </div>
    )
  }
  return (
    <div className="grid gap-4 xl:grid-cols-[17rem_1fr] xl:gap-6">
      <ReportList waiting={left} openId={open.id} onOpen={queue.turnTo} now={now} />
      <div className="flex min-w-0 flex-col">
        <ConversationReportPanel key={open.id} report_id={open.id} isTurned={queue.isTurned} now={now} />
        <DecisionBar
          note={note}
          isSending={isSending}
          decisions={[
            { key: 'D', label: t('chat_report_dismiss'), icon: 'check', variant: 'quiet', onSelect: dismiss },
            { key: 'W', label: t('chat_report_warn'), onSelect: warn },
            { key: 'S', label: t('chat_report_suspend'), variant: 'danger', onSelect: suspend },
          ]}
          previous={t('chat_report_previous')}
          next={t('chat_report_next')}
          {...(queue.hasPrevious && { onPrevious: () => queue.turn(-1) })}
          {...(queue.hasNext && { onNext: () => queue.turn(1) })}
          onHelp={help}
        />
      </div>
      {shown === 'help' && (
        <ShortcutHelp
          title={t('review_shortcuts')}
          shortcuts={[
            { keys: 'D', does: t('chat_report_dismiss') },
            { keys: 'W', does: t('chat_report_warn') },
            { keys: 'S', does: t('chat_report_suspend') },
            { keys: 'J', does: t('chat_report_next') },
            { keys: 'K', does: t('chat_report_previous') },
          ]}
          setting={t('review_shortcuts_on')}
          onClose={() => setShown(null)}
        />
      )}
      {(shown === 'warned' || shown === 'suspended') && (
        <DecisionDialog
          report={open}
          decision={shown}
          onDecide={(said) => decide(shown, said)}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  )
}
