import { isWebAddress } from '#domain/text/web-address.ts'

const MAIL = /^mailto:[^\s@?]+@[^\s@?]+$/i
const PHONE = /^tel:\+?[\d-]{3,20}$/i
/** A path of this site. `//host` and `/\host` would lead to other sites. */
const PATH = /^\/(?![/\\])[^\s\\]*$/
const ANCHOR = /^#[^\s]*$/

/** Whether a link in an article may be stored: to another site by `https`, a path, an anchor, an email or a phone. */
export const isSafeLink = (href: string): boolean =>
  isWebAddress(href) || PATH.test(href) || ANCHOR.test(href) || MAIL.test(href) || PHONE.test(href)
