import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { SkippedList } from './skipped-list.tsx'
import type { Skipped } from './skipped-store.ts'

interface Props {
  skipped: Skipped
  onClose: () => void
}

export function SkippedDialog({ skipped: { title, done, items, onRetry }, onClose }: Props) {
  const { t } = useTexts()
  const retry = onRetry && (
    <Button
      onClick={() => {
        onClose()
        onRetry()
      }}
    >
      {t('error_retry')}
    </Button>
  )
  return (
    <Dialog title={title} onClose={onClose} footer={retry}>
      <p className="pb-2">{done}</p>
      <SkippedList items={items} onFollow={onClose} />
    </Dialog>
  )
}
