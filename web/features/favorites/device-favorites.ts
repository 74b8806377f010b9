import { createStoredIds } from '#web/platform/stored-ids.ts'

/** Of visitors without an account; they join the account at sign-in. */
export const deviceFavorites = createStoredIds('favorites', 200)
