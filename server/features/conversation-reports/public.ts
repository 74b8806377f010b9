export { addConversationReport } from './add-conversation-report.ts'
