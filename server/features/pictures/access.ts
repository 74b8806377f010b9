/** For pictures of other users, callers fail with NOT_FOUND. */
export const ownsPicture = (userId: string, picture: { owner_id: string }): boolean => picture.owner_id === userId
