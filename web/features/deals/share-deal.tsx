import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { asElements } from '#web/ui/elements.tsx'
import { useShare } from '#web/ui/share/use-share.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'

interface Props {
  path: string
  title: string
  onShare: () => void
}

/** Opens the system's share dialog if available, else copies the URL or shows it. */
export function ShareDeal({ path, title, onShare }: Props) {
  const { t } = useTexts()
  const { share, addressDialog } = useShare(title, path, () =>
    addToast({ title: t('share_copied'), variant: 'success' }),
  )
  return (
    <>
      <Button
        variant="plain"
        icon="share"
        className="needs-script self-start"
        onClick={() => {
          onShare()
          void share()
        }}
      >
        {t('share')}
      </Button>
      {asElements(addressDialog)}
    </>
  )
}
