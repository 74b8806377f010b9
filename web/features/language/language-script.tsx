import { useNonce } from '#web/platform/nonce.ts'
import { languageCookie, LANGUAGE_KEY } from './language-of-request.ts'

/**
 * Runs before the first paint. The choice is in `localStorage`, the cookie mirrors it. If the page has another language
 * (cookie or storage was cleared, or is not available), sets the cookie and reloads. `?lang=` becomes the choice.
 */
const SCRIPT = `(() => {
  let stored = null
  const asked = new URLSearchParams(location.search).get('lang')
  try {
    if (asked === 'ar' || asked === 'en') return localStorage.setItem('${LANGUAGE_KEY}', asked)
    stored = localStorage.getItem('${LANGUAGE_KEY}')
  } catch {}
  const lang = stored === 'en' ? 'en' : 'ar'
  if (asked === 'ar' || asked === 'en' || lang === document.documentElement.lang) return
  document.cookie = lang === 'en' ? '${languageCookie('en')}' : '${languageCookie('ar')}'
  if (document.cookie.includes('${LANGUAGE_KEY}=' + lang)) location.reload()
})()`

export function LanguageScript() {
  const nonce = useNonce()
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
