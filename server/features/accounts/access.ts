/** For sessions of other users, callers fail with NOT_FOUND. */
export const ownsSession = (userId: string, session: { user_id: string }): boolean => session.user_id === userId
