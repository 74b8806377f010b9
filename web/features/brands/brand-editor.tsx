import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import type { AnyBrand, BrandFields } from '#contract/brands.ts'
import { HistoryDisclosure, useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { brandTexts } from '#web/texts/brands/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { useUnsentForm } from '#web/ui/form/unsent-form.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { BrandForm } from './brand-form.tsx'
import { typedBrand, type TypedBrand } from './schemas.ts'

const fieldsOf = ({ name_ar, name_en, about_ar, about_en, logo, website }: AnyBrand): BrandFields => ({
  name_ar,
  name_en,
  about_ar,
  about_en,
  logo_id: logo?.id ?? null,
  website,
})

/** @param brand null for a new one */
export function BrandEditor({ brand }: { brand: AnyBrand | null }) {
  const { t } = useTexts(brandTexts)
  const { revalidate } = useRevalidator()
  const [restored, setRestored] = useState(0)
  const [isSaved, setSaved] = useState(false)
  const unsent = useUnsentForm<Partial<TypedBrand>, BrandFields | null>(`brand ${brand?.id ?? 'new'}`)
  const stored = brand && fieldsOf(brand)
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <BackLink to="/admin/brands" className="self-start">
        {t('brand_back')}
      </BackLink>
      {unsent.found && !isSaved && (
        <p role="status" className="notice flex flex-wrap items-center gap-x-3">
          <span>{t('brand_restored')}</span>
          <Button variant="plain" onClick={unsent.discard}>
            {t('brand_discard')}
          </Button>
        </p>
      )}
      <BrandForm
        key={`${restored} ${unsent.found !== null}`}
        brand={brand}
        seen={unsent.found ? unsent.found.seen : stored}
        typed={{ ...typedBrand(stored), ...unsent.found?.typed }}
        onTyped={unsent.keep}
        onSaved={() => {
          unsent.forget()
          setSaved(true)
        }}
      />
      {brand && (
        <Panel>
          <BrandActions brand={brand} />
          <HistoryDisclosure
            what="change_brand"
            content_id={String(brand.id)}
            onRestored={async () => {
              unsent.discard()
              await revalidate()
              setRestored((count) => count + 1)
            }}
          />
        </Panel>
      )}
    </div>
  )
}

function BrandActions({ brand }: { brand: AnyBrand }) {
  const { t, lang } = useTexts(brandTexts)
  const api = useApi()
  const navigate = useNavigate()
  const undoable = useUndoable()
  const { act, isWorking } = useAction({
    textOf: (error) => {
      const failure = failureOf(error)
      return failure.code === 'IN_USE' ? t('brand_in_use') : failureText(failure, t)
    },
  })
  const remove = () =>
    act({
      send: () =>
        undoable(t('brand_deleted', { name: brand[`name_${lang}`] }), (call) =>
          api.brands.delete({ brand_id: brand.id }, call),
        ),
      onDone: () => navigate('/admin/brands'),
    })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link to={`/admin/deals?brand_id=${brand.id}`} className="link">
        {t('brand_see_deals')}
      </Link>
      <Button variant="plain" icon="trash" className="needs-script" isWorking={isWorking} onClick={remove}>
        {t('brand_delete')}
      </Button>
    </div>
  )
}
