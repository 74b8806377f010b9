/** The path of a conversation. */
export const conversationLink = (conversationId: string): string => `/messages?conversation=${conversationId}`
