/** Where a conversation is read: a path within the site. */
export const conversationLink = (conversation_id: string): string => `/messages?conversation=${conversation_id}`
