import { createStoredIds } from '#web/platform/device/stored-ids.ts'

export const DEVICE_FAVORITES = 'favorites'

/** Favorites of visitors, merged into the account at sign-in. */
export const deviceFavorites = createStoredIds(DEVICE_FAVORITES, 200)
