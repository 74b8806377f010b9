import { whenIdle } from '#web/platform/browser/when-idle.ts'
import './ads.css'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Draft } from '#contract/ads.ts'
import { useApi } from '#web/platform/api/api.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { whenUsed } from '#web/rendering/when-used.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import type { AdForm, FieldName } from './ad-form.ts'
import { BasicsStep } from './basics-step.tsx'
import { CardPreview } from './card-preview.tsx'
import { AdCoach } from './ad-coach.tsx'
import { EditorProvider, fieldId } from './editor-context.tsx'
import { LaterStep, SubmissionResult } from './late-parts.ts'
import { SameCarNotice } from './same-car-notice.tsx'
import { SaveStatus } from './save-status.tsx'
import { StepButtons } from './step-buttons.tsx'
import { StepComing } from './step-coming.tsx'
import { StepList, StepState } from './step-list.tsx'
import { FIRST_STEP, isStep, STEPS, STEP_FIELDS, stepOf, type Step } from './steps.ts'
import type { Result } from './submission-result.tsx'
import { useAdForm, type AdFormData } from './use-ad-form.ts'
import type { Begun } from './use-begun.ts'
import { useDraft } from './use-draft.ts'
import { useFocusLater } from './use-focus-later.ts'
import { useSendAgain } from './use-send-again.ts'

const ConflictChoice = latePart(async () => (await import('./conflict-choice.tsx')).ConflictChoice)

export interface EditorData extends AdFormData {
  /** Id of the draft and of the ad that it becomes. */
  id: string
  /** The server's copy; null before the first save. */
  draft: Draft | null
  owner: { id: string; country_code: string }
}

interface Props {
  data: EditorData
  /** Initial values: the defaults, or those of the draft. */
  form: AdForm
  isEdit: boolean
  /** Other unsubmitted new ads. */
  begun?: Begun
}

/** Error codes with texts of their own in this editor. */
const OWN_FAILURES: Readonly<Record<string, 'ad_unknown' | 'ad_not_editable' | 'ad_unanswered'>> = {
  network: 'ad_unanswered',
  NOT_FOUND: 'ad_unknown',
  WRONG_STATE: 'ad_not_editable',
}
const STEP_TITLE = 'ad-step-title'
const STEP_COMING = <StepComing />

/** The seller's editor of an ad, in steps. Input is saved as a draft until it is submitted. */
export function AdEditor({ data, form: initialForm, isEdit, begun }: Props) {
  const { t } = useTexts(addCarTexts)
  const api = useApi()
  const [params, setParams] = useSearchParams()
  const draft = useDraft({
    id: data.id,
    owner_id: data.owner.id,
    draft: data.draft,
    form: initialForm,
    onFirstChange: () => put(step, { replace: true, preventScrollReset: true }),
  })
  const { form, picture_ids: chosenIds } = draft.saving
  const stepInAddress = params.get('step')
  const step = isStep(stepInAddress) ? stepInAddress : FIRST_STEP
  const [result, setResult] = useState<Result | null>(null)
  const [isSending, setSending] = useState(false)
  const focusLater = useFocusLater()
  // the ad is submitted by its ID, so once only; what was changed meanwhile waits for another press
  const sentEdit = useRef(-1)
  const again = useSendAgain(() => {
    if (draft.saving.edit === sentEdit.current) void submit()
  })
  useEffect(() => whenUsed(LaterStep.preload), [])
  useEffect(() => {
    if (step === 'review') whenIdle(SubmissionResult.preload)
  }, [step])
  const { editor, problems, failure, touch, check, showFailure } = useAdForm({
    form,
    car_id: data.id,
    chosenIds,
    imported_images: data.draft?.imported_images ?? [],
    change: draft.change,
    changePictures: draft.changePictures,
    data,
    make: data.draft?.fields.make,
    country_code: data.owner.country_code,
  })

  const searchOf = (one: Step) => new URLSearchParams(isEdit ? { step: one } : { draft: data.id, step: one })
  const put = (next: Step, options?: { replace: boolean; preventScrollReset: boolean }) =>
    setParams(searchOf(next), options)

  function open(next: Step, field?: FieldName) {
    touch(...STEP_FIELDS[step])
    focusLater(field ? fieldId(field) : STEP_TITLE)
    if (next !== step) put(next)
  }

  async function submit() {
    if (isSending) return
    setSending(true)
    try {
      const { ad, wrong } = await check()
      if (wrong) open(stepOf(wrong), wrong)
      if (!ad || wrong) return setSending(false)
      sentEdit.current = draft.saving.edit
      await draft.handIn(async () => setResult(await api.ads.submit({ car_id: data.id, ad })))
    } catch (error) {
      const found = failureOf(error)
      const own = OWN_FAILURES[found.code]
      if (found.code === 'network') again.noteLoss()
      const field = showFailure(found, own ? t(own) : failureText(found, t))
      if (field) {
        focusLater(fieldId(field))
        put(stepOf(field))
      }
    }
    setSending(false)
  }

  function press() {
    again.forget()
    void submit()
  }

  if (result) {
    return (
      <EditorProvider value={editor}>
        <SubmissionResult car_id={data.id} result={result} isEdit={isEdit} />
      </EditorProvider>
    )
  }
  const review = { car_id: data.id, problems, isEdit, isSending, failure, onSubmit: press, onOpen: open }
  return (
    <EditorProvider value={editor}>
      <div className="ad-editor">
        <StepList step={step} form={form} problems={problems} addressOf={(one) => `${searchOf(one)}`} onOpen={open} />
        <form noValidate className="min-w-0" onSubmit={(event) => event.preventDefault()}>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id={STEP_TITLE} tabIndex={-1} className="text-xl font-bold">
              {t(`ad_step_${step}`)}
            </h2>
            <p className="dotted text-sm text-muted lg:hidden">
              <span>{t('ad_step_of', { at: STEPS.indexOf(step) + 1, count: STEPS.length })}</span>
              <StepState step={step} form={form} problems={problems} />
            </p>
            <SaveStatus draft={draft} />
          </div>
          {draft.saving.theirs && <ConflictChoice draft={draft} fallback={null} />}
          {begun && <SameCarNotice begun={begun} currentId={data.id} draft={draft} />}
          <NeedsScript />
          <div className="mt-4 min-w-0">
            {step === FIRST_STEP ? <BasicsStep /> : <LaterStep step={step} review={review} fallback={STEP_COMING} />}
            <StepButtons step={step} onOpen={open} />
          </div>
        </form>
        <aside className="flex min-w-0 flex-col gap-4">
          <AdCoach onOpen={open} />
          <CardPreview />
        </aside>
      </div>
    </EditorProvider>
  )
}
