/** For saved searches of other users, callers fail with NOT_FOUND. */
export const ownsSavedSearch = (user_id: string, search: { user_id: string }): boolean => search.user_id === user_id
