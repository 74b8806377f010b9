/** For passkeys of other users, callers fail with NOT_FOUND. */
export const ownsPasskey = (userId: string, passkey: { user_id: string }): boolean => passkey.user_id === userId

/** For access tokens of other users, callers fail with NOT_FOUND. */
export const ownsAccessToken = (userId: string, token: { user_id: string }): boolean => token.user_id === userId
