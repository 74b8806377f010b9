import type { StoredPicture } from '#contract/media.ts'
import { mediaTexts } from '#web/texts/media/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Places } from './places.tsx'

interface Props {
  uses: StoredPicture['uses']
  onClose: () => void
  onDelete: () => void
}

/** Names the places that would show no picture. */
export function DeleteDialog({ uses, onClose, onDelete }: Props) {
  const { t } = useTexts(mediaTexts)
  return (
    <Dialog
      title={t('media_delete_title')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" onClick={onDelete}>
            {t('media_delete_anyway')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('media_keep')}
          </Button>
        </div>
      }
    >
      <p className="pb-2">{t('media_delete_text', { count: uses.length })}</p>
      <Places uses={uses} />
    </Dialog>
  )
}
