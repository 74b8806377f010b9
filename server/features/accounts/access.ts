/** For sessions of other users, callers fail with NOT_FOUND. */
export const ownsSession = (user_id: string, session: { user_id: string }): boolean => session.user_id === user_id
