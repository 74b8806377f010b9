import './ads.css'
import { accountTexts } from '#web/texts/account/area.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { CardPreview } from './card-preview.tsx'
import { EditorProvider } from './editor-context.tsx'
import { FactsChanges } from './facts-changes.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { STEP_CONTENT } from './step-content.ts'
import { STEPS } from './steps.ts'
import { useFactsForm, type FactsData } from './use-facts-form.ts'
import { useIsReady } from './use-is-ready.ts'

const SECTIONS = STEPS.filter((step) => step !== 'review')

interface Props {
  data: FactsData
  /** Changes of the seller wait for review. */
  hasRevision: boolean
  /** Where the ad is shown. */
  back: string
}

/** All that an ad says, in the fields of its seller, for an admin: saved at once, and told to the seller. */
export function FactsEditor({ data, hasRevision, back }: Props) {
  const { t } = useTexts(accountTexts, addCarTexts, adminTexts)
  const isReady = useIsReady()
  const facts = useFactsForm(data, back)
  return (
    <EditorProvider value={facts.editor}>
      <LeaveQuestion mayLeave={facts.mayLeave} />
      <div className="grid items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_22rem]">
        <form noValidate className="min-w-0" onSubmit={(event) => event.preventDefault()}>
          {/* what is typed before the page is ready would be lost */}
          <fieldset disabled={!isReady} className="flex min-w-0 flex-col gap-6">
            {hasRevision && <p className="notice">{t('admin_facts_revision')}</p>}
            {SECTIONS.map((step) => {
              const Content = STEP_CONTENT[step]
              return (
                <Panel key={step} aria-labelledby={`ad-facts-${step}`} className="flex flex-col gap-4 p-4 md:p-5">
                  <h2 id={`ad-facts-${step}`} className="text-lg font-bold">
                    {t(`ad_step_${step}`)}
                  </h2>
                  <Content />
                </Panel>
              )
            })}
            <FactsChanges facts={facts} />
            <div className="bottom-bar sticky bottom-0 z-20 flex flex-wrap items-center gap-2 border-t border-line bg-floating py-3">
              <FormFailure text={facts.failure} />
              <Button
                type="submit"
                isWorking={facts.isSending}
                onClick={(event) => {
                  event.preventDefault()
                  void facts.save()
                }}
              >
                {t(facts.isSending ? 'form_working' : 'admin_facts_save')}
              </Button>
              <ButtonLink to={back} variant="quiet">
                {t('admin_facts_back')}
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
