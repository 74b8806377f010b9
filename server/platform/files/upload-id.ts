/** The ID of an upload includes its owner, so that users can only access their own uploads. */
export const uploadIdOf = (owner_id: string, picture_id: string): string => `${owner_id}_${picture_id}`
