/** Sellers do not write to themselves. */
export const canWriteToSeller = (user_id: string, car: { seller_id: string }): boolean => car.seller_id !== user_id
