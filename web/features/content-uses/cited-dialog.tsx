import type { Citations } from '#contract/content-use.ts'
import { contentUseTexts } from '#web/texts/content-uses/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Places } from './places.tsx'
import type { Removal } from './use-cited-question.ts'

export type Citing = 'fact' | 'link' | 'picture'

interface Props {
  /** How the places refer to what is removed. */
  by: Citing
  removal: Removal
  citations: Citations
  onClose: () => void
  onConfirm: () => void
}

/** Names the places that would miss what is removed. */
export function CitedDialog({ by, removal, citations: { articles, places }, onClose, onConfirm }: Props) {
  const { t } = useTexts(contentUseTexts)
  return (
    <Dialog
      title={t('content_cited_title')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            {t(`content_${removal}_anyway`)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('content_keep')}
          </Button>
        </div>
      }
    >
      <p className="pb-2">{t(removal === 'unpublish' ? 'content_hidden_link' : `content_cited_${by}`)}</p>
      <Places uses={articles} parts={places} />
    </Dialog>
  )
}
