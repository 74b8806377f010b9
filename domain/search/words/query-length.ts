/** The maximum length of free text in a search. */
export const QUERY_MAX_LENGTH = 200
