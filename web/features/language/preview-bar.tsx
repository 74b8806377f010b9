import { setTextPreview } from '#web/texts/text-preview.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { websiteTexts } from '#web/texts/website-texts/area.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Marks pages that show unsaved texts. */
export function PreviewBar({ back }: { back: string }) {
  const { t } = useTexts(websiteTexts)
  return (
    <section
      aria-label={t('texts_preview')}
      className="fixed inset-x-3 bottom-20 z-50 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-floating p-3 shadow-floating md:bottom-4"
    >
      <p className="grow font-medium">{t('texts_preview_shown')}</p>
      <ButtonLink to={back} onClick={() => setTextPreview(null)}>
        {t('texts_preview_back')}
      </ButtonLink>
    </section>
  )
}
