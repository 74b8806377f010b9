import { dataSaverTexts } from '#web/texts/data-saver/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PictureWeights } from './picture-weights.tsx'
import { SaverChoice } from './saver-choice.tsx'

export function DataSaverDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(dataSaverTexts)
  return (
    <Dialog title={t('data_saver')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-3">
          <SaverChoice />
          <p className="text-sm text-muted">{t('data_saver_note')}</p>
        </div>
        <PictureWeights />
      </div>
    </Dialog>
  )
}
