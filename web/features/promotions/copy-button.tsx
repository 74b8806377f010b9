import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'

/** Takes a number along to the bank's own app. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTexts(promotionTexts)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      addToast({ title: t('promote_copied', { text: `\u2068${text}\u2069` }), variant: 'success' })
    } catch {
      addToast({ title: t('promote_copy_failed'), variant: 'destructive' })
    }
  }

  return (
    <Button
      variant="plain"
      aria-label={t('promote_copy_what', { text: `\u2068${text}\u2069` })}
      onClick={() => void copy()}
    >
      {t('promote_copy')}
    </Button>
  )
}
