import { directionOf, type Lang } from '#domain/language.ts'
import type { AppSetting } from '#contract/settings.ts'
import type { WebsiteText } from '#contract/texts.ts'
import { appNameIn } from '#domain/settings/app-name.ts'
import type { MailTemplate } from './mail-texts.ts'
import { mailWords } from './mail-words.ts'

/** The content of an email, with localised numbers, dates and names. */
export interface MailContent {
  template: MailTemplate
  lang: Lang
  /** Values of `{{placeholders}}`. */
  values: Record<string, string>
  /** The URL of the button. */
  link?: string
  /** Text by another person, shown below the lead. */
  quote?: string
  /** Items shown between the lead and the button. */
  items?: readonly { title: string; text: string; link: string }[]
  /** The URL for one-click unsubscribe. */
  unsubscribeUrl?: string
}

export interface RenderedMail {
  /** The displayed name of the sender. */
  sender: string
  subject: string
  html: string
  text: string
}

const FONT = "'Readex Pro', 'Segoe UI', Tahoma, Arial, sans-serif"

export interface MailSite {
  publicUrl: string
  settings: readonly AppSetting[]
  /** Texts changed by admins. */
  changed: readonly WebsiteText[]
}

export function renderMail(content: MailContent, { publicUrl, settings, changed }: MailSite): RenderedMail {
  const { lang, quote, link, items = [], unsubscribeUrl } = content
  const sender = appNameIn(lang, { settings, texts: changed })
  const contactUrl = `${publicUrl}/contact`
  const values = { ...content.values, app_name: sender }
  const words = mailWords(content, changed)
  const { texts, frame } = words
  const fill = (text: string) => fillIn(text, values)
  const text = [
    fill(texts.lead),
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]),
    ...items.map((item) => `${item.title}\n${item.text}\n${item.link}`),
    ...(texts.button && link ? [`${texts.button}:\n${link}`] : []),
    fill(texts.note),
    ...(unsubscribeUrl ? [`${frame.stop}:\n${unsubscribeUrl}`] : []),
    `${sender} · ${frame.tagline}\n${fill(frame.automatic)}\n${frame.contact}: ${contactUrl}`,
  ].join('\n\n')
  return {
    sender,
    subject: oneLine(fill(texts.subject)),
    text,
    html: renderHtml({ ...content, values }, words, contactUrl),
  }
}

function renderHtml(
  { lang, values, quote, link, items = [], unsubscribeUrl }: MailContent & { values: { app_name: string } },
  { texts, frame }: ReturnType<typeof mailWords>,
  contactUrl: string,
): string {
  const dir = directionOf(lang)
  const fill = (text: string) =>
    fillIn(escape(text), Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isolated(value)])))
  const button =
    texts.button && link
      ? `<p style="margin:28px 0"><a href="${escape(link)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#0b6b5d;color:#ffffff;font-weight:600;text-decoration:none">${escape(texts.button)}</a></p>
<p style="margin:0 0 20px;font-size:13px;color:#6b645a">${escape(frame.link)}<br><a dir="ltr" href="${escape(link)}" style="color:#0b6b5d;word-break:break-all">${escape(link)}</a></p>`
      : ''
  const list = items
    .map(
      (item) =>
        `<p style="margin:0 0 14px"><a href="${escape(item.link)}" style="color:#0b6b5d;font-weight:600">${isolated(item.title)}</a><br>${isolated(item.text)}</p>`,
    )
    .join('')
  const quoted =
    quote === undefined
      ? ''
      : `<blockquote dir="auto" style="margin:0 0 20px;padding:12px 16px;border-radius:10px;background:#f4f1ec;text-align:start">${escape(quote).replaceAll('\n', '<br>')}</blockquote>`
  const stop = unsubscribeUrl
    ? `<a href="${escape(unsubscribeUrl)}" style="color:#6b645a">${escape(frame.stop)}</a><br>`
    : ''
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(oneLine(fillIn(texts.subject, values)))}</title></head>
<body style="margin:0;background:#f4f1ec;font-family:${FONT};font-size:16px;line-height:1.7;color:#221e19" dir="${dir}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px" dir="${dir}"><tr><td style="padding:28px;text-align:start">
<p style="margin:0 0 20px;font-size:20px;font-weight:700;color:#0b6b5d">${escape(values.app_name)}</p>
<p style="margin:0 0 16px">${fill(texts.lead)}</p>
${quoted}${list}${button}<p style="margin:0;font-size:14px;color:#6b645a">${fill(texts.note)}</p>
</td></tr></table>
<p style="margin:16px 0 0;font-size:12px;color:#6b645a">${stop}${escape(values.app_name)} · ${escape(frame.tagline)}<br>${fill(frame.automatic)}<br><a href="${escape(contactUrl)}" style="color:#6b645a">${escape(frame.contact)}</a></p>
</td></tr></table>
</body>
</html>
`
}

const fillIn = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole)

/** Escapes HTML and isolates the direction of the text. */
const isolated = (text: string): string => `<bdi>${escape(text)}</bdi>`

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? character)
