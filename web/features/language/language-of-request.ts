import { LANGUAGES, languageOf, type Lang } from '#domain/language.ts'

export const LANGUAGE_KEY = 'preferred-language'

/** `?lang=`, else the cookie, which mirrors the choice in `localStorage`, else Arabic. */
export function languageOfRequest(request: Request): Lang {
  return languageOfAddress(new URL(request.url).searchParams) ?? languageOfCookie(request.headers.get('cookie'))
}

export function languageOfAddress(params: URLSearchParams): Lang | null {
  return LANGUAGES.find((lang) => lang === params.get('lang')) ?? null
}

function languageOfCookie(cookie: string | null): Lang {
  return languageOf(new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=([^;]*)`).exec(cookie ?? '')?.[1])
}

export function languageCookie(lang: Lang): string {
  return `${LANGUAGE_KEY}=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`
}
