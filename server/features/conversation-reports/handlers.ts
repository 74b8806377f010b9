import { procedures } from '#server/context.ts'
import { addConversationReport } from './add-conversation-report.ts'
import { decideConversationReport } from './decide-conversation-report.ts'
import { getConversationReport } from './get-conversation-report.ts'
import { listConversationReports } from './list-conversation-reports.ts'

const { conversation_reports } = procedures

export const conversationReportsHandlers = {
  add: conversation_reports.add.handler(({ context, input }) => addConversationReport(context, input)),
  list: conversation_reports.list.handler(({ context }) => listConversationReports(context.db)),
  get: conversation_reports.get.handler(({ context, input }) => getConversationReport(context, input.report_id)),
  decide: conversation_reports.decide.handler(({ context, input }) => decideConversationReport(context, input)),
}
