import './ads.css'
import { formTexts } from '#web/texts/forms/area.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { LeaveQuestion } from '#web/ui/leave-question.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { CardPreview } from './card-preview.tsx'
import { EditorProvider } from './editor-context.tsx'
import { FieldsChanges } from './fields-changes.tsx'
import { STEP_CONTENT } from './step-content.ts'
import { STEPS } from './steps.ts'
import { useFieldsForm, type FieldsData } from './use-fields-form.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

const SECTIONS = STEPS.filter((step) => step !== 'review')

interface Props {
  data: FieldsData
  /** Whether changes of the seller wait for review. */
  hasRevision: boolean
  /** URL of the ad's page. */
  back: string
}

/** The admin's editor of an ad: the seller's fields on one page. Changes need no review; the seller is notified. */
export function FieldsEditor({ data, hasRevision, back }: Props) {
  const { t } = useTexts(formTexts, addCarTexts, adminAdTexts)
  const isReady = useIsHydrated()
  const form = useFieldsForm(data, back)
  return (
    <EditorProvider value={form.editor}>
      <LeaveQuestion mayLeave={form.mayLeave} />
      <div className="grid items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_22rem]">
        <form noValidate className="min-w-0" onSubmit={(event) => event.preventDefault()}>
          {/* input before hydration would be lost */}
          <fieldset disabled={!isReady} className="flex flex-col gap-6">
            {hasRevision && <p className="notice">{t('admin_fields_revision')}</p>}
            {SECTIONS.map((step) => {
              const Content = STEP_CONTENT[step]
              return (
                <Panel key={step} aria-labelledby={`ad-fields-${step}`} className="flex flex-col gap-4 p-4 md:p-5">
                  <h2 id={`ad-fields-${step}`} className="text-lg font-bold">
                    {t(`ad_step_${step}`)}
                  </h2>
                  <Content />
                </Panel>
              )
            })}
            <FieldsChanges form={form} />
            <div className="bottom-bar sticky bottom-0 z-20 flex flex-wrap items-center gap-2 border-t border-line bg-floating py-3">
              <FormFailure text={form.failure} />
              <Button
                type="submit"
                isWorking={form.isSending}
                onClick={(event) => {
                  event.preventDefault()
                  void form.save()
                }}
              >
                {t(form.isSending ? 'form_working' : 'admin_fields_save')}
              </Button>
              <ButtonLink to={back} variant="quiet">
                {t('admin_fields_back')}
              </ButtonLink>
            </div>
          </fieldset>
        </form>
        <aside className="min-w-0 2xl:sticky 2xl:top-4">
          <CardPreview />
        </aside>
      </div>
    </EditorProvider>
  )
}
