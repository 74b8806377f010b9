/** For promotions of other sellers, callers fail with NOT_FOUND. */
export const canManagePromotion = (user_id: string, promotion: { seller_id: string }): boolean =>
  promotion.seller_id === user_id
