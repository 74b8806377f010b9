/** Whoever asks for an upload can only name their own. */
export const uploadIdOf = (owner_id: string, picture_id: string): string => `${owner_id}_${picture_id}`
