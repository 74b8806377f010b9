import { useNonce } from '#web/rendering/nonce.ts'
import { languageCookie, LANGUAGE_KEY } from './language-of-request.ts'

/**
 * Runs before the first paint. The choice is in `localStorage` and copied to a cookie. If the page is not in the stored
 * language, or in Arabic without one, the script sets the cookie and reloads. `?lang=` changes the choice.
 */
const SCRIPT = import.meta.env.SSR
  ? `(() => {
  let stored = null
  const asked = new URLSearchParams(location.search).get('lang')
  try {
    if (asked === 'ar' || asked === 'en') return localStorage.setItem('${LANGUAGE_KEY}', asked)
    stored = localStorage.getItem('${LANGUAGE_KEY}')
  } catch {}
  const lang = stored === 'en' ? 'en' : 'ar'
  if (asked === 'ar' || asked === 'en' || lang === document.documentElement.lang) return
  try {
    document.cookie = lang === 'en' ? '${languageCookie('en')}' : '${languageCookie('ar')}'
    if (document.cookie.includes('${LANGUAGE_KEY}=' + lang)) location.reload()
  } catch {}
})()`
  : ''

export function LanguageScript() {
  const nonce = useNonce()
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
