export { ConversationReportQueue } from './conversation-report-queue.tsx'
export { reportQuery } from './report-query.ts'
export { ReportsTabs } from './reports-tabs.tsx'
