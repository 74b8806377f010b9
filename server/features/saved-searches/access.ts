/** Somebody else's saved search does not exist for a user: NOT_FOUND. */
export const ownsSavedSearch = (user_id: string, search: { user_id: string }): boolean => search.user_id === user_id
