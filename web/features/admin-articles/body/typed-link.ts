import { isSafeLink } from '#domain/articles/safe-link.ts'

const MAIL = /^[^\s@:/?]+@[^\s@:/?]+\.[^\s@:/?]+$/
const PHONE = /^\+?\d[\d\s-]{4,18}$/
const HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/iu

/** The link of what was typed, such as `example.com` or an email address; null if it may not be linked to. */
export function linkOf(typed: string): string | null {
  const text = typed.trim()
  const link = completed(text)
  return isSafeLink(link) ? link : null
}

function completed(text: string): string {
  if (isSafeLink(text)) return text
  if (MAIL.test(text)) return `mailto:${text}`
  if (PHONE.test(text)) return `tel:${text.replace(/\s/g, '')}`
  if (HOST.test(text)) return `https://${text}`
  return text.replace(/^http:\/\//i, 'https://')
}
