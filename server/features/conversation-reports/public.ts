export { addConversationReport } from './add-conversation-report.ts'
export { reopenConversationReport } from './reopen-conversation-report.ts'
