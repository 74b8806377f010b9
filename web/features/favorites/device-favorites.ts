import { createStoredIds } from '#web/platform/device/stored-ids.ts'

/** Favorites of visitors, merged into the account at sign-in. */
export const deviceFavorites = createStoredIds('favorites', 200)
