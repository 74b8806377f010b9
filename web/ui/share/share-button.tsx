import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '../button.tsx'
import { asElements } from '../elements.tsx'
import { addToast } from '../toasts/toast-store.ts'
import { useShare } from './use-share.tsx'

interface Props {
  path: string
  title: string
  onShare?: () => void
  className?: string
}

/** Opens the system's share dialog if available, else copies the URL of a page or shows it. */
export function ShareButton({ path, title, onShare, className = '' }: Props) {
  const { t } = useTexts()
  const { share, addressDialog } = useShare(title, path, () =>
    addToast({ title: t('share_copied'), variant: 'success' }),
  )
  return (
    <>
      <Button
        variant="plain"
        icon="share"
        className={`needs-script ${className}`}
        onClick={() => {
          onShare?.()
          void share()
        }}
      >
        {t('share')}
      </Button>
      {asElements(addressDialog)}
    </>
  )
}
