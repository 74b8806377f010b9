/** The ID of an upload includes its owner, so that users can only access their own uploads. */
export const uploadIdOf = (ownerId: string, pictureId: string): string => `${ownerId}_${pictureId}`
