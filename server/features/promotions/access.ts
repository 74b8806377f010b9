/** For promotions of other sellers, callers fail with NOT_FOUND. */
export const canManagePromotion = (userId: string, promotion: { seller_id: string }): boolean =>
  promotion.seller_id === userId
