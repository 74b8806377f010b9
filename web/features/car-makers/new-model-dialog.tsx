import type { TypedModel } from '#contract/car-makers.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ModelForm } from './model-form.tsx'

/** Adds a typed model to the catalogue. */
export function NewModelDialog({ item, onClose }: { item: TypedModel; onClose: () => void }) {
  const { t } = useTexts(carMakerTexts)
  return (
    <Dialog title={t('typed_is_new')} onClose={onClose}>
      <ModelForm
        make_id={item.make_id}
        model={null}
        suggested={item.typed}
        keptAs={`typed-model ${item.make_id} ${item.typed}`}
        onAdded={onClose}
      />
    </Dialog>
  )
}
