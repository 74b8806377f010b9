/** The upload id contains the owner, so users can only access their own uploads. */
export const uploadIdOf = (owner_id: string, picture_id: string): string => `${owner_id}_${picture_id}`
