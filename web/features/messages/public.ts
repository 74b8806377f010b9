export { ConversationList } from './conversation-list.tsx'
export { loadMessages } from './load-messages.ts'
export { MessagesLink } from './messages-link.tsx'
export { MessagesPage } from './messages-page.tsx'
