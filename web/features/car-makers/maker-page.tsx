import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AnyMaker, AnyModel } from '#contract/car-makers.ts'
import { HistoryDisclosure } from '#web/features/audit/public.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Disclosure } from './disclosure.tsx'
import { LogoField } from './logo-field.tsx'
import { MakerActions } from './maker-actions.tsx'
import { MakerForm } from './maker-form.tsx'
import { MergedNotice } from './merged-notice.tsx'
import { ModelList } from './model-list.tsx'

const ModelForm = latePart(async () => (await import('./model-form.tsx')).ModelForm)

interface Props {
  /** Null for a new one. */
  maker: AnyMaker | null
  models: readonly AnyModel[]
  makers: readonly AnyMaker[]
}

/** A maker with its models. */
export function MakerPage({ maker, models, makers }: Props) {
  const { t } = useTexts(carMakerTexts)
  const { revalidate } = useRevalidator()
  const [restored, setRestored] = useState(0)
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <BackLink to="/admin/car-makers" className="self-start">
        {t('makers_back')}
      </BackLink>
      {maker?.merged_into && <MergedNotice into={maker.merged_into} make_id={maker.merged_into.id} />}
      <MakerForm key={restored} maker={maker} />
      {maker && (
        <>
          <Panel>
            {!maker.merged_into && (
              <>
                <LogoField maker={maker} />
                <MakerActions maker={maker} makers={makers} />
              </>
            )}
            <HistoryDisclosure
              what="change_maker"
              content_id={String(maker.id)}
              onRestored={async () => {
                await revalidate()
                setRestored((count) => count + 1)
              }}
            />
          </Panel>
          <section className="flex flex-col gap-2">
            <h2 className="text-lg font-semibold">{t('maker_models')}</h2>
            <ModelList make_id={maker.id} models={models} makers={makers} />
            <Disclosure title={t('model_add')}>
              <ModelForm make_id={maker.id} model={null} />
            </Disclosure>
          </section>
        </>
      )}
    </div>
  )
}
