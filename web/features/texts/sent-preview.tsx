import { useId, type ReactNode } from 'react'
import type { EditableText, TextForm } from '#contract/texts.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { directionOf, LANGUAGES, type Lang } from '#domain/language.ts'
import { NOTIFICATION_KINDS } from '#domain/notifications/kinds.ts'
import { TOPIC_OF, TOPIC_RULES } from '#domain/notifications/topics.ts'
import { sampleValue, withSamples } from '#domain/texts/sample-values.ts'
import { smsLength } from '#domain/texts/sms-length.ts'
import { useSettings } from '#web/features/settings/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { websiteTexts } from '#web/texts/website-texts/area.ts'
import { Panel } from '#web/ui/panel.tsx'
import { typedText, type Drafts } from './drafts.ts'

interface Props {
  text: EditableText
  drafts: Drafts
}

/** Preview of an SMS with example values and unsaved drafts, and its number of parts. */
export function SmsPreview({ text, drafts }: Props) {
  const { t, lang: shown } = useTexts(websiteTexts)
  const settings = useSettings()
  return (
    <Preview title={t('texts_sms_preview')} text={text}>
      {(form, lang) => {
        const name = settings.read(`app_name_${lang}`)
        const typed = typedText(drafts, form, lang)
        const message = withSamples(typed, lang, typeof name === 'string' && name ? { app_name: name } : undefined)
        const { alphabet, units, parts, room } = smsLength(message)
        return (
          <>
            <p lang={lang} dir={directionOf(lang)} className="panel p-3 wrap-anywhere whitespace-pre-line">
              {message}
            </p>
            <p className={parts > 1 ? 'text-sm font-medium' : 'text-sm text-muted'}>
              {`${t('texts_sms_length', { units: formatNumber(units, shown), room: formatNumber(room, shown) })} · ${t('texts_sms_parts', { count: parts })}`}
            </p>
            {lang === 'en' && alphabet === 'unicode' && <p className="text-sm">{t('texts_sms_unicode')}</p>}
          </>
        )
      }}
    </Preview>
  )
}

/** Preview of a push notification with example values and unsaved drafts. */
export function PushPreview({ text, drafts }: Props) {
  const { t } = useTexts(websiteTexts)
  const kind = NOTIFICATION_KINDS.find((one) => text.name === `push_${one}`)
  if (kind && !TOPIC_RULES[TOPIC_OF[kind]].channels.includes('push')) {
    return <p className="notice">{t('texts_push_unsent')}</p>
  }
  const subject = kind === 'saved_search' ? 'search' : 'car'
  return (
    <Preview title={t('texts_push_preview')} text={text}>
      {(form, lang) => (
        <Panel as="div" lang={lang} dir={directionOf(lang)} className="flex max-w-sm items-start gap-3 p-3">
          <img src="/icon-192.png" alt="" width={40} height={40} className="rounded-control" />
          <div className="min-w-0">
            <p className="truncate font-semibold">{withSamples(typedText(drafts, form, lang), lang)}</p>
            <p className="truncate">{sampleValue(subject, lang)}</p>
          </div>
        </Panel>
      )}
    </Preview>
  )
}

interface PreviewProps {
  title: string
  text: EditableText
  children: (form: TextForm, lang: Lang) => ReactNode
}

function Preview({ title, text, children }: PreviewProps) {
  const { t } = useTexts(websiteTexts)
  const id = useId()
  const [form] = text.forms
  if (!form) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <div className="two-columns gap-4">
        {LANGUAGES.map((lang) => (
          <section key={lang} aria-label={t(`texts_${lang}`)} className="flex min-w-0 flex-col gap-1">
            {children(form, lang)}
          </section>
        ))}
      </div>
    </section>
  )
}
