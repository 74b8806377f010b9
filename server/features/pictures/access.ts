/** For pictures of other users, callers fail with NOT_FOUND. */
export const ownsPicture = (user_id: string, picture: { owner_id: string }): boolean => picture.owner_id === user_id
