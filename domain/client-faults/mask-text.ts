import { pagePath } from '#domain/events/page-path.ts'
import { hideContacts } from '#domain/privacy/hide-contacts.ts'

const ADDRESS = /\b(?:blob:)?https?:\/\/[^\s"'`<>()]+/g
/** A script or a style of the build, whose hash changes with each version. */
const ASSET = /\/assets\/([\w.-]+)-[\w-]{8}(\.\w+)$/
/** Quoted texts, without the apostrophe of `can’t`. */
const QUOTED = /(?<!\p{L})(["'`“‘«])(.*?)(["'`”’»])/gsu
/** What programs quote: names of variables, properties, elements and files. */
const NAME = /^[\w.$:/#[\]()-]{0,60}$/
const TOKEN = /\b(?=[a-z_-]*\d)[\w-]{16,}/gi
const NUMBER = /\+?[\d\u0660-\u0669\u06f0-\u06f9](?:[\s.,-]?[\d\u0660-\u0669\u06f0-\u06f9]){6,}/g

/** A message of an error without what may identify a person: quoted texts, contacts, tokens, long numbers, addresses. */
export const maskText = (text: string): string =>
  hideContacts(
    text
      .replace(ADDRESS, shortAddress)
      .replace(QUOTED, (quoted, open: string, inner: string, close: string) =>
        NAME.test(inner) ? quoted : `${open}…${close}`,
      )
      .replace(TOKEN, '…')
      .replace(NUMBER, '…'),
  )

function shortAddress(address: string): string {
  const [, name, extension] = ASSET.exec(address) ?? []
  return name === undefined ? pagePath(address.replace(/^blob:/, '')) : `/assets/${name}${extension}`
}
