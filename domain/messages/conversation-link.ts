/** The path of a conversation. */
export const conversationLink = (conversation_id: string): string => `/messages?conversation=${conversation_id}`
