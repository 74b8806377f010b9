import { createStoredIds } from '#web/platform/device/stored-ids.ts'

export const DEVICE_FAVORITES = 'favorites'

export const MOST_ON_DEVICE = 200

/** Favorites of visitors, merged into the account at sign-in. */
export const deviceFavorites = createStoredIds(DEVICE_FAVORITES, MOST_ON_DEVICE)
