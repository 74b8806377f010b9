import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** Button that copies a number, for use in a banking app. */
export function CopyNumber({ text }: { text: string }) {
  const { t } = useTexts(promotionTexts)
  const isolated = `\u2068${text}\u2069`
  return (
    <CopyButton
      text={text}
      copied={t('promote_copied', { text: isolated })}
      failed={t('promote_copy_failed')}
      variant="plain"
      aria-label={t('promote_copy_what', { text: isolated })}
    >
      {t('promote_copy')}
    </CopyButton>
  )
}
