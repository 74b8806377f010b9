interface Counted {
  /** How much the count has seen: of two, the one with the higher number is newer. */
  as_of: number
}

/** The newer of two counts, since answers and events may arrive late. */
export const newerUnread = <Unread extends Counted>(before: Unread | undefined, next: Unread): Unread =>
  before && before.as_of > next.as_of ? before : next
