import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import type { ReportedConversation } from '#contract/conversation-reports.ts'
import type { ConversationDecision } from '#domain/conversation-reports/reasons.ts'
import { conversationReportsTexts } from '#web/texts/conversation-reports/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { DecisionNote } from '#web/ui/cockpit/decision-bar.tsx'
import { useQueue } from '#web/ui/cockpit/use-queue.ts'
import { failureOf, failureText } from '#web/ui/form/failure.ts'
import { reportQuery } from './report-query.ts'

/** Someone has decided it meanwhile. */
const GONE = ['ALREADY_DECIDED', 'NOT_FOUND']

/** The queue of reports; what is decided leaves it at once. The next report is prefetched. */
export function useReports(api: ApiClient, waiting: readonly ReportedConversation[]) {
  const { t } = useTexts(conversationReportsTexts)
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState<DecisionNote | null>(null)
  const [isSending, setSending] = useState(false)
  const left = waiting.filter(({ id }) => !decided.has(id))
  const queue = useQueue({ waiting: left, idOf: ({ id }) => id, param: 'report' })
  const { open, turnAwayFrom } = queue
  const nextId = queue.next?.id

  useEffect(() => {
    if (nextId) void client.prefetchQuery(reportQuery(api, nextId))
  }, [api, client, nextId])

  /** @returns the text of an error that a retry may fix, else null */
  async function decide(decision: ConversationDecision, said: string): Promise<string | null> {
    if (!open || isSending) return null
    setSending(true)
    try {
      await api.conversation_reports.decide({ report_id: open.id, decision, note: said })
      setNote({ text: t(`chat_report_${decision}`, { name: open.reported_name }), hasFailed: false })
    } catch (error) {
      const failure = failureOf(error)
      const text = failureText(failure, t)
      setNote({ text, hasFailed: true })
      if (!GONE.includes(failure.code)) return text
    } finally {
      setSending(false)
    }
    await turnAwayFrom(new Set([open.id]))
    setDecided((known) => new Set([...known, open.id]))
    void revalidate()
    return null
  }

  return { left, queue, note, isSending, decide }
}
