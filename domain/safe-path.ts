/** A path within this site: exactly one leading slash, and no character that browsers treat as one. */
const OURS = /^\/(?!\/)(?:[^/?#\\\p{Cc}]|\/(?!\/))*(?:[?#][^\\\p{Cc}]*)?$/u

/** `next` if it is a path within this site, else the home page. Prevents open redirects. */
export const safePath = (next: string | null | undefined): string => (next && OURS.test(next) ? next : '/')
