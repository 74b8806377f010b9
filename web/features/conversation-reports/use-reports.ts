import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReportedConversation } from '#contract/conversation-reports.ts'
import type { ConversationDecision } from '#domain/conversation-reports/reasons.ts'
import { useApi } from '#web/platform/api.ts'
import { conversationReportsTexts } from '#web/texts/conversation-reports/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useDecidedQueue } from '#web/ui/cockpit/use-decided-queue.ts'
import { reportQuery } from './report-query.ts'

export const REPORTS = { idOf: ({ id }: ReportedConversation) => id, param: 'report' }

/** The queue of reports. The next one is prefetched. */
export function useReports(waiting: readonly ReportedConversation[]) {
  const { t } = useTexts(conversationReportsTexts)
  const api = useApi()
  const client = useQueryClient()
  const reports = useDecidedQueue({
    ...REPORTS,
    waiting,
    send: async ({ id, reported_name }, decision: ConversationDecision, note) => {
      await api.conversation_reports.decide({ report_id: id, decision, note })
      return t(`chat_report_${decision}`, { name: reported_name })
    },
  })
  const nextId = reports.queue.next?.id

  useEffect(() => {
    if (nextId) void client.prefetchQuery(reportQuery(api, nextId))
  }, [api, client, nextId])

  return reports
}
