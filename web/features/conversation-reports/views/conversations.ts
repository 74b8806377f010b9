export { ConversationReportQueue as default } from '../conversation-report-queue.tsx'
