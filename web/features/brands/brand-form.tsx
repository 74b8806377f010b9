import { useNavigate } from 'react-router'
import type { AnyBrand, BrandFields } from '#contract/brands.ts'
import { SignInAgain } from '#web/features/accounts/public.ts'
import { useSavedFields } from '#web/features/audit/public.ts'
import { PictureChoice } from '#web/features/media/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { brandTexts } from '#web/texts/brands/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConflictSides } from '#web/ui/conflict-sides.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { Panel } from '#web/ui/panel.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { BRAND, typedBrand, type TypedBrand } from './schemas.ts'

interface Props {
  /** Null for a new one. */
  brand: AnyBrand | null
  /** The stored values that the typed ones are based on; null for a new brand. */
  seen: BrandFields | null
  typed: TypedBrand
  onTyped: (typed: TypedBrand, seen: BrandFields | null) => void
  onSaved: () => void
}

const LABELS = {
  name_ar: 'brand_name_ar',
  name_en: 'brand_name_en',
  about_ar: 'brand_about_ar',
  about_en: 'brand_about_en',
  logo_id: 'brand_logo',
  website: 'brand_website',
} as const satisfies Record<keyof BrandFields, string>

const SIDES = [
  { lang: 'ar', dir: 'rtl' },
  { lang: 'en', dir: 'ltr' },
] as const

export function BrandForm({ brand, seen, typed, onTyped, onSaved }: Props) {
  const { t, lang } = useTexts(brandTexts)
  const api = useApi()
  const navigate = useNavigate()
  const settle = () => {
    onSaved()
    form.settle()
  }
  const saving = useSavedFields<BrandFields>({
    stored: seen,
    add: async (fields, call) => {
      const { id } = await api.brands.add(fields, call)
      settle()
      await navigate(`/admin/brands/edit/${id}`)
    },
    change: async (wanted, known, call) => {
      await api.brands.change({ brand_id: brand?.id ?? 0, wanted, seen: known }, call)
      settle()
    },
    onShown: (fields) => form.reset(typedBrand(fields)),
    onTakenBack: () => void navigate('/admin/brands'),
    texts: {
      added: (fields) => t('brand_added', { name: fields[`name_${lang}`] }),
      saved: t('brand_saved'),
      unchanged: t('brand_unchanged'),
    },
  })
  const form = useServerForm({
    schema: BRAND,
    defaults: typed,
    send: saving.save,
    onTyped: (values) => onTyped(values, saving.seen),
  })
  const logo = form.choice('logo_id')
  return (
    <Panel>
      <ServerForm form={form} submit={t('brand_save')} remedy={<SignInAgain failure={form.failure} />}>
        <div className="two-columns items-start gap-4">
          {SIDES.map((side) => (
            <div key={side.lang} className="flex flex-col gap-3">
              <Field label={t(`brand_name_${side.lang}`)} {...side} most={60} {...form.field(`name_${side.lang}`)} />
              <TextArea
                label={t(`brand_about_${side.lang}`)}
                lang={side.lang}
                rows={4}
                most={1000}
                {...form.field(`about_${side.lang}`)}
              />
            </div>
          ))}
        </div>
        <Field
          label={t('brand_website')}
          hint={t('brand_website_hint')}
          type="url"
          dir="ltr"
          most={1000}
          {...form.field('website')}
        />
        <PictureChoice
          label={t('brand_logo')}
          value={logo.value}
          known={brand?.logo ?? null}
          onChoose={logo.onChoose}
        />
        {saving.conflicts.length > 0 && (
          <ConflictSides
            sides={saving.conflicts.map(({ field, current, wanted }) => ({
              field,
              name: t(LABELS[field as keyof BrandFields]),
              theirs: String(current ?? '–'),
              mine: String(wanted ?? '–'),
            }))}
            onResolve={saving.resolve}
          />
        )}
      </ServerForm>
    </Panel>
  )
}
