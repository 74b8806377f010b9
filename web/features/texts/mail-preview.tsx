import { useState } from 'react'
import type { EditableText, PreviewedMail } from '#contract/texts.ts'
import { LANGUAGES } from '#domain/language.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { websiteTexts } from '#web/texts/website-texts/area.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { useAction } from '#web/ui/use-action.ts'
import { previewOf, type Drafts } from './drafts.ts'

/** Preview of an email with example values and unsaved drafts. */
export function MailPreview({ text, drafts }: { text: EditableText; drafts: Drafts }) {
  const { t } = useTexts(websiteTexts)
  const api = useApi()
  const { act, isWorking } = useAction()
  const [mail, setMail] = useState<PreviewedMail | null>(null)
  const ask = (isSent: boolean) =>
    api.texts.preview_mail({ text_key: text.name, typed: typedTexts(drafts), send: isSent })
  const show = async () => setMail(await ask(false))
  async function send() {
    const { sent_to } = await ask(true)
    if (sent_to) addToast({ title: t('texts_mail_sent', { to: `\u2068${sent_to}\u2069` }), variant: 'success' })
  }
  return (
    <>
      <Button variant="quiet" className="self-start" isWorking={isWorking} onClick={() => act({ send: show })}>
        {t('texts_mail_preview')}
      </Button>
      {mail && (
        <Dialog
          title={t('texts_mail_preview')}
          onClose={() => setMail(null)}
          footer={
            <Button isWorking={isWorking} onClick={() => act({ send })}>
              {t('texts_mail_send')}
            </Button>
          }
        >
          <div className="flex flex-col gap-4">
            {LANGUAGES.map((lang) => (
              <section key={lang} aria-label={t(`texts_${lang}`)} className="flex flex-col gap-2">
                <h3 className="font-semibold" {...writtenIn(mail[lang].subject)}>
                  {mail[lang].subject}
                </h3>
                <p className="text-sm text-muted" {...writtenIn(mail[lang].sender)}>
                  {mail[lang].sender}
                </p>
                <iframe
                  title={`${t('texts_mail_preview')}: ${t(`texts_${lang}`)}`}
                  sandbox=""
                  srcDoc={mail[lang].html}
                  className="h-96 w-full rounded-control border border-line bg-white"
                />
              </section>
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}

/** The drafts of email texts. */
function typedTexts(drafts: Drafts) {
  const { ar, en } = previewOf(drafts)
  const keys = [...new Set([...Object.keys(ar), ...Object.keys(en)])].filter((key) => key.startsWith('mail_'))
  return keys
    .slice(0, 20)
    .map((textKey) => ({ text_key: textKey, text_ar: ar[textKey] ?? '', text_en: en[textKey] ?? '' }))
}
