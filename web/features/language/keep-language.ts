import { languageOfAddress } from './language-of-request.ts'

/** Adds the language that an address asks for to the one that it redirects to, where the choice would be lost. */
export function keepLanguage({ url }: Request, { headers }: Response): void {
  const asked = languageOfAddress(new URL(url).searchParams)
  const location = headers.get('Location')
  if (!asked || !location?.startsWith('/')) return
  const { pathname, searchParams, hash } = new URL(location, url)
  if (languageOfAddress(searchParams)) return
  searchParams.set('lang', asked)
  headers.set('Location', `${pathname}?${searchParams}${hash}`)
}
