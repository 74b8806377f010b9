/** Characters of free text that a search takes. */
export const QUERY_MAX_LENGTH = 200
