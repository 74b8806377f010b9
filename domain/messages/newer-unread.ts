interface Counted {
  /** Version of the count: the higher one is newer. */
  as_of: number
}

/** The newer of two counts, since responses and events may arrive out of order. */
export const newerUnread = <Unread extends Counted>(before: Unread | undefined, next: Unread): Unread =>
  before && before.as_of > next.as_of ? before : next
