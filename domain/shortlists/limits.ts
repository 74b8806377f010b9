/** Shortlists of a user. */
export const MOST_SHORTLISTS = 20
/** Cars of a shortlist. */
export const MOST_SHORTLISTED = 12
/** People who voted or wrote on a shortlist. */
export const MOST_PEOPLE = 30
/** Notes of one person on a shortlist. */
export const MOST_NOTES = 30
/** Code points. */
export const LIST_NAME_LENGTH = 60
export const PERSON_NAME_LENGTH = 40
export const NOTE_LENGTH = 500
