import type { Lang } from '#domain/language.ts'
import { sampleValue } from '#domain/texts/sample-values.ts'
import { placeholdersOf } from '#domain/texts/text-rules.ts'
import { MAIL_TEXTS, type MailTemplate } from './mail-texts.ts'
import { renderMail, type MailContent, type MailSite, type RenderedMail } from './render-mail.ts'

/** The template that a text belongs to; undefined for texts outside of emails. */
export const templateOf = (textKey: string): MailTemplate | undefined =>
  (Object.keys(MAIL_TEXTS.en) as MailTemplate[]).find((template) =>
    Object.keys(MAIL_TEXTS.en[template]).some((part) => textKey === `mail_${template}_${part}`),
  )

/** An email with example values. */
function exampleMail(template: MailTemplate, lang: Lang, publicUrl: string): MailContent {
  const names = placeholdersOf(Object.values(MAIL_TEXTS[lang][template]).join(' '))
  const values = Object.fromEntries(names.map((name) => [name, sampleValue(name, lang)]))
  return { template, lang, values, link: publicUrl }
}

export const previewMail = (template: MailTemplate, lang: Lang, site: MailSite): RenderedMail =>
  renderMail(exampleMail(template, lang, site.publicUrl), site)
