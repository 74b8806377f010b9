import { useFloor } from '#web/features/offers/public.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { AdEditor, type EditorData } from './ad-editor.tsx'
import { formOf } from './ad-form.ts'

export function EditAdPage(data: EditorData) {
  const { t } = useTexts(addCarTexts, offersTexts)
  const { openFloor, floorDialog } = useFloor(data.id)
  return (
    <main id="content" className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl font-bold">{t('ad_edit_title')}</h1>
      <p className="notice">{t('ad_edit_text')}</p>
      <Button variant="quiet" icon="key" className="self-start" onClick={openFloor}>
        {t('offer_floor')}
      </Button>
      {floorDialog}
      <AdEditor key={data.id} data={data} form={formOf(data.draft?.fields ?? {})} isEdit />
    </main>
  )
}
