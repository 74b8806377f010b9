// a conversation is found by its buyer and its seller alone: `readAccess` and `readConversations` ask for that in SQL

/** Sellers do not write to themselves. */
export const canStartConversation = (user_id: string, car: { seller_id: string }): boolean => car.seller_id !== user_id
