import type { Side } from '#domain/messages/conversation.ts'

interface Sides {
  buyer_id: string
  seller_id: string
}

/** The side of a user; undefined for everyone else, to whom the conversation does not exist. */
export function sideOf(user_id: string, { buyer_id, seller_id }: Sides): Side | undefined {
  if (user_id === buyer_id) return 'buyer'
  return user_id === seller_id ? 'seller' : undefined
}

/** Sellers do not write to themselves. */
export const canStartConversation = (user_id: string, car: { seller_id: string }): boolean => car.seller_id !== user_id
