/** For saved searches of other users, callers fail with NOT_FOUND. */
export const ownsSavedSearch = (userId: string, search: { user_id: string }): boolean => search.user_id === userId
