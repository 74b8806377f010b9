import { languageOf } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import type { TextKey } from '#web/texts/text-key.ts'

interface Match {
  id: string
  loaderData?: unknown
}

/** The document's title in the visitor's language, with the site's name. */
export function pageTitle(matches: readonly (Match | undefined)[], key: TextKey): { title: string }[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { lang?: unknown } | undefined
  const texts = createTexts(languageOf(root?.lang), [])
  return [{ title: `${texts.t(key)} | ${texts.t('app_name')}` }]
}
