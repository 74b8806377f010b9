import type { WebsiteText } from '#contract/texts.ts'
import type { Lang } from '#domain/language.ts'
import { sentText } from '#domain/texts/sent-text.ts'
import { MAIL_FRAME, MAIL_TEXTS, type MailTemplate } from './mail-texts.ts'
import type { MailTexts } from './texts/mails-in-both.ts'

interface Mail {
  template: MailTemplate
  lang: Lang
  values: Record<string, string>
}

/** The texts of an email, including changes by admins. */
export function mailWords(
  { template, lang, values }: Mail,
  changed: readonly WebsiteText[],
): { texts: MailTexts; frame: Record<keyof (typeof MAIL_FRAME)['ar'], string> } {
  const known = ['app_name', ...Object.keys(values)]
  const overlay = <Texts extends object>(of: string, texts: Texts): Texts => {
    const entries = Object.entries(texts as Record<string, string>)
    return Object.fromEntries(
      entries.map(([part, builtIn]) => {
        const textKey = `mail_${of}_${part}`
        const text = sentText(changed, { text_key: textKey, lang, known })
        if (text === null && changed.some((one) => one.text_key === textKey && one[`text_${lang}`] !== '')) {
          console.error(`sayyad: ${textKey} has no value for a placeholder in ${lang}; the built-in text was sent`)
        }
        return [part, text ?? builtIn]
      }),
    ) as Texts
  }
  return { texts: overlay(template, MAIL_TEXTS[lang][template]), frame: overlay('frame', MAIL_FRAME[lang]) }
}

/** All texts of emails by key. */
export function mailTexts(lang: Lang): Record<string, string> {
  const mails = Object.entries({ ...MAIL_TEXTS[lang], frame: MAIL_FRAME[lang] })
  return Object.fromEntries(
    mails.flatMap(([of, texts]) => Object.entries(texts).map(([part, text]) => [`mail_${of}_${part}`, text as string])),
  )
}
