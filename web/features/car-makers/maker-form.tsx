import { useNavigate } from 'react-router'
import type { AnyMaker, MakerFields } from '#contract/car-makers.ts'
import { useSavedFields } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { Panel } from '#web/ui/panel.tsx'
import { typedMaker } from './catalogue-form.ts'
import { FieldConflicts } from './field-conflicts.tsx'
import { MAKER } from './schemas.ts'
import { useSavedTexts } from './use-saved-texts.ts'

/** @param maker null for a new one */
export function MakerForm({ maker }: { maker: AnyMaker | null }) {
  const { t } = useTexts(carMakerTexts)
  const texts = useSavedTexts()
  const api = useApi()
  const navigate = useNavigate()
  const saving = useSavedFields<MakerFields>({
    texts,
    stored: maker && { name_ar: maker.name_ar, name_en: maker.name_en, aliases: maker.aliases },
    add: async (fields, call) => {
      const { id } = await api.car_makers.add(fields, call)
      await navigate(`/admin/car-makers/edit/${id}`)
    },
    change: (wanted, seen, call) => api.car_makers.change({ make_id: maker?.id ?? 0, wanted, seen }, call),
    onShown: (fields) => form.reset(typedMaker({ ...fields, aliases: [...fields.aliases] })),
    onTakenBack: () => void navigate('/admin/car-makers'),
  })
  const form = useServerForm({ schema: MAKER, defaults: typedMaker(maker), send: saving.save })
  return (
    <Panel>
      <ServerForm form={form} submit={t('maker_save')}>
        <div className="two-columns items-start gap-3">
          <Field label={t('maker_name_ar')} lang="ar" dir="rtl" {...form.field('name_ar')} />
          <Field label={t('maker_name_en')} lang="en" dir="ltr" {...form.field('name_en')} />
        </div>
        <Field label={t('maker_aliases')} hint={t('maker_aliases_hint')} dir="auto" {...form.field('aliases')} />
        <FieldConflicts saving={saving} />
      </ServerForm>
    </Panel>
  )
}
