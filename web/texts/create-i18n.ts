import i18next, { type i18n } from 'i18next'
import type { WebsiteText } from '#contract/texts.ts'
import type { Lang } from '#domain/language.ts'
import { defaultTexts } from './default-texts.ts'

const KEPT = 8
const instances = new Map<string, i18n>()

/** The built-in texts of a language overlaid by what admins changed; never changes its language afterwards. */
export function createI18n(lang: Lang, changed: readonly WebsiteText[]): i18n {
  const name = `${lang}${changed.length ? JSON.stringify(changed) : ''}`
  const known = instances.get(name)
  if (known) return known

  const overlay = Object.fromEntries(changed.map((text) => [text.text_key, text[`text_${lang}`]]))
  const instance = i18next.createInstance()
  void instance.init({
    lng: lang,
    resources: { [lang]: { translation: { ...defaultTexts(lang), ...overlay } } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  if (instances.size === KEPT) instances.clear()
  instances.set(name, instance)
  return instance
}
