/**
 * Only sellers can read and set the private minimum of their ads. For others and for deleted ads, callers fail with
 * NOT_FOUND.
 */
export const canSetFloor = (userId: string, car: { seller_id: string; deleted_at: Date | null }): boolean =>
  car.seller_id === userId && car.deleted_at === null
