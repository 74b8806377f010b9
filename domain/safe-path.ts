/** An address within this site: one slash first, never two, nothing that browsers read as a slash. */
const OURS = /^\/(?!\/)(?:[^/?#\\\p{Cc}]|\/(?!\/))*(?:[?#][^\\\p{Cc}]*)?$/u

/** Where to go within this site: `next` if it is an address of ours, else the front page. */
export const safePath = (next: string | null | undefined): string => (next && OURS.test(next) ? next : '/')
