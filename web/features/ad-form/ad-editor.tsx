import './ads.css'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Draft } from '#contract/ads.ts'
import type { City, Maker, Model } from '#contract/catalogue.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf, failureText, fieldText } from '#web/ui/form/failure.ts'
import type { AdForm, FieldName } from './ad-form.ts'
import { CardPreview } from './card-preview.tsx'
import { Coach } from './coach.tsx'
import { ConflictChoice } from './conflict-choice.tsx'
import { EditorProvider, fieldId, type Editor } from './editor-context.tsx'
import { formFieldOf, readForm, type Problems } from './read-form.ts'
import { ReviewStep } from './review-step.tsx'
import { SaveStatus } from './save-status.tsx'
import { STEP_CONTENT } from './step-content.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepList, StepState } from './step-list.tsx'
import { firstProblem, isStep, STEP_FIELDS, stepOf, type Step } from './steps.ts'
import { Submitted, type Result } from './submitted.tsx'
import { useDraft } from './use-draft.ts'
import { useFocusLater } from './use-focus-later.ts'
import { useIsReady } from './use-is-ready.ts'
import { useModels } from './use-models.ts'

export interface EditorData {
  /** Of the draft and of the ad that it becomes. */
  id: string
  /** The server's copy; null before the first saving. */
  draft: Draft | null
  owner: { id: string; country_code: string }
  makers: readonly Maker[]
  cities: readonly City[]
  /** Of the draft's make. */
  models: readonly Model[]
  this_year: number
}

interface Props {
  data: EditorData
  /** As it is before anything is typed, or as the draft says. */
  form: AdForm
  is_edit: boolean
}

/** What these codes mean here. */
const OWN_FAILURES: Readonly<Record<string, 'ad_unknown' | 'ad_not_editable'>> = {
  NOT_FOUND: 'ad_unknown',
  WRONG_STATE: 'ad_not_editable',
}
const STEP_TITLE = 'ad-step-title'

export function AdEditor({ data, form: first_form, is_edit }: Props) {
  const { t } = useTexts()
  const api = useApi()
  const [params, setParams] = useSearchParams()
  const draft = useDraft({
    id: data.id,
    owner_id: data.owner.id,
    draft: data.draft,
    form: first_form,
    onFirstChange: () => put('basics', { replace: true, preventScrollReset: true }),
  })
  const { saving, change } = draft
  const { form, picture_ids } = saving
  const asked_step = params.get('step')
  const step = isStep(asked_step) ? asked_step : 'basics'
  const [touched, setTouched] = useState<readonly FieldName[]>([])
  const [refused, setRefused] = useState<{ edit: number; problems: Problems; text?: string }>({
    edit: -1,
    problems: {},
  })
  const [result, setResult] = useState<Result | null>(null)
  const [is_sending, setSending] = useState(false)
  const is_ready = useIsReady()
  const focusLater = useFocusLater()
  const models = useModels(form.make, { make: data.draft?.fields.make, models: data.models })

  const kept_images = data.draft?.kept_images ?? []
  const read = readForm(form, {
    picture_ids,
    kept_images,
    this_year: data.this_year,
    country_code: data.owner.country_code,
  })
  // what the server refused holds until something is changed
  const is_refused = refused.edit === saving.edit
  const problems = is_refused ? { ...refused.problems, ...read.problems } : read.problems

  function put(next: Step, options?: { replace: boolean; preventScrollReset: boolean }) {
    setParams(is_edit ? { step: next } : { draft: data.id, step: next }, options)
  }

  const touch = (...names: readonly FieldName[]) => setTouched((known) => [...new Set([...known, ...names])])

  function open(next: Step, field?: FieldName) {
    touch(...STEP_FIELDS[step])
    focusLater(field ? fieldId(field) : STEP_TITLE)
    if (next !== step) put(next)
  }

  async function submit() {
    const wrong = firstProblem(problems)
    if (wrong) {
      touch(...Object.values(STEP_FIELDS).flat())
      open(stepOf(wrong), wrong)
      return
    }
    const { ad } = read
    if (!ad || is_sending) return
    setSending(true)
    try {
      await draft.handIn(async () => setResult(await api.ads.submit({ car_id: data.id, ad })))
    } catch (error) {
      const failure = failureOf(error)
      const found = failure.fields.map(({ field, reason }) => [formFieldOf(form, field.replace(/^ad\./, '')), reason])
      const said: Problems = Object.fromEntries(found)
      const own = OWN_FAILURES[failure.code]
      const text = own ? t(own) : failureText(failure, t)
      setRefused({ edit: saving.edit, problems: said, ...(!found.length && { text }) })
      const [field] = Object.keys(said) as FieldName[]
      if (field) {
        touch(field)
        focusLater(fieldId(field))
        put(stepOf(field))
      }
    }
    setSending(false)
  }

  const editor: Editor = {
    form,
    picture_ids,
    kept_images,
    makers: data.makers,
    models,
    cities: data.cities,
    this_year: data.this_year,
    change,
    changePictures: (ids) => {
      draft.changePictures(ids)
      touch('picture_ids')
    },
    problemOf: (name) => {
      const code = touched.includes(name) ? problems[name] : undefined
      return code && fieldText(code, t)
    },
    touch,
  }

  if (result) return <Submitted result={result} is_edit={is_edit} />
  const Content = step === 'review' ? null : STEP_CONTENT[step]
  return (
    <EditorProvider value={editor}>
      <div className="ad-editor">
        <StepList step={step} form={form} problems={problems} onOpen={open} />
        <form noValidate className="min-w-0" onSubmit={(event) => event.preventDefault()}>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id={STEP_TITLE} tabIndex={-1} className="text-xl font-bold">
              {t(`ad_step_${step}`)}
            </h2>
            <p className="text-sm text-muted lg:hidden">
              <StepState step={step} form={form} problems={problems} />
            </p>
            <SaveStatus draft={draft} />
          </div>
          <ConflictChoice draft={draft} />
          {/* what is typed before the page is ready would be lost */}
          <fieldset disabled={!is_ready} className="mt-4 min-w-0">
            {Content ? (
              <Content />
            ) : (
              <ReviewStep
                problems={problems}
                is_edit={is_edit}
                is_sending={is_sending}
                failure={is_refused ? refused.text : undefined}
                onSubmit={() => void submit()}
                onOpen={open}
              />
            )}
            <StepButtons step={step} onOpen={open} />
          </fieldset>
        </form>
        <aside className="flex min-w-0 flex-col gap-4">
          <Coach onOpen={open} />
          <CardPreview />
        </aside>
      </div>
    </EditorProvider>
  )
}
