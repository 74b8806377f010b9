/** Only the seller of an ad reads and sets its floor; others, and everyone once it is deleted, get NOT_FOUND. */
export const canSetFloor = (user_id: string, car: { seller_id: string; deleted_at: Date | null }): boolean =>
  car.seller_id === user_id && car.deleted_at === null
