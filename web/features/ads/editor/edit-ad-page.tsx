import { FloorButton } from '#web/features/offers/public.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdEditor, type EditorData } from './ad-editor.tsx'
import { formOf } from './ad-form.ts'

export function EditAdPage(data: EditorData) {
  const { t } = useTexts(addCarTexts)
  return (
    <main id="content" className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl font-bold">{t('ad_edit_title')}</h1>
      <p className="notice">{t('ad_edit_text')}</p>
      <FloorButton car_id={data.id} />
      <AdEditor key={data.id} data={data} form={formOf(data.draft?.fields ?? {})} isEdit />
    </main>
  )
}
