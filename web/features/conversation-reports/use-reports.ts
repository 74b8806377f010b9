import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReportedConversation } from '#contract/conversation-reports.ts'
import type { ConversationDecision } from '#domain/conversation-reports/reasons.ts'
import { useUndoableCalls } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { conversationReportsTexts } from '#web/texts/conversation-reports/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useDecidedQueue } from '#web/ui/cockpit/use-decided-queue.ts'
import { reportQuery } from './report-query.ts'

export const REPORTS = { idOf: ({ id }: ReportedConversation) => id, param: 'report' }

interface Decided {
  decision: ConversationDecision
  days: number | null
}

/** The queue of reports. The next one is prefetched. */
export function useReports(waiting: readonly ReportedConversation[]) {
  const { t } = useTexts(conversationReportsTexts)
  const api = useApi()
  const client = useQueryClient()
  const sendUndoable = useUndoableCalls()
  const reports = useDecidedQueue({
    ...REPORTS,
    waiting,
    send: async ({ id, reported_name }, { decision, days }: Decided, note) => {
      const { undo } = await sendUndoable((call) =>
        api.conversation_reports.decide({ report_id: id, decision, days, note }, call),
      )
      return { text: t(`chat_report_${decision}`, { name: `\u2068${reported_name}\u2069` }), undo }
    },
  })
  const nextId = reports.queue.following[0]?.id

  useEffect(() => {
    if (nextId) void client.prefetchQuery(reportQuery(api, nextId))
  }, [api, client, nextId])

  return reports
}
