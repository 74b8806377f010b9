import { hasLink, hasPhone } from '#domain/contacts/contact-in-text.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Warns about phone numbers and addresses in a public text while it is typed. */
export function ContactNotes({ text }: { text: string }) {
  const { t } = useTexts(addCarTexts)
  return (
    <div role="status" className="flex flex-col gap-1 text-sm text-warning empty:hidden">
      {hasPhone(text) && <p>{t('ad_text_phone')}</p>}
      {hasLink(text) && <p>{t('ad_text_link')}</p>}
    </div>
  )
}
