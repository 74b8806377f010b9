import './ads.css'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { AdFacts } from '#contract/admin-cars.ts'
import type { City, Maker, Model } from '#contract/catalogue.ts'
import { shownPictures } from '#domain/ads/shown-pictures.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FieldFrame } from '#web/ui/field.tsx'
import { failureOf, failureText, fieldText } from '#web/ui/form/failure.ts'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { formOf, isSameDraft, type FieldName } from './ad-form.ts'
import { CardPreview } from './card-preview.tsx'
import { describeForm, labelOf } from './describe-form.ts'
import { DifferenceTable, differencesOf } from './difference-table.tsx'
import { EditorProvider, fieldId, type Editor } from './editor-context.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { formFieldOf, readForm, type Problems } from './read-form.ts'
import { rebaseForm } from './rebase-form.ts'
import { STEP_CONTENT } from './step-content.ts'
import { firstProblem, STEPS } from './steps.ts'
import { useFocusLater } from './use-focus-later.ts'
import { useIsReady } from './use-is-ready.ts'
import { useModels } from './use-models.ts'

export interface FactsData {
  car_id: string
  facts: AdFacts
  makers: readonly Maker[]
  cities: readonly City[]
  /** Of the ad's make. */
  models: readonly Model[]
  this_year: number
}

const SECTIONS = STEPS.filter((step) => step !== 'review')
const MOST_OF_NOTE = 500

interface Props {
  data: FactsData
  /** Changes of the seller wait for review. */
  has_revision: boolean
  /** Where the ad is shown. */
  back: string
}

/** All that an ad says, in the fields of its seller, for an admin: saved at once, and told to the seller. */
export function FactsEditor({ data, has_revision, back }: Props) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi()
  const navigate = useNavigate()
  const note_id = useId()
  const is_ready = useIsReady()
  const focusLater = useFocusLater()
  const { car_id, makers, cities, this_year } = data
  /** What the changes are made to. */
  const [base, setBase] = useState(data.facts)
  const [form, setForm] = useState(() => formOf(base.fields))
  const [picture_ids, setPictureIds] = useState<readonly string[]>(base.picture_ids)
  const [note, setNote] = useState('')
  const [is_turned, setTurned] = useState(false)
  const [touched, setTouched] = useState<readonly FieldName[]>([])
  const [refused, setRefused] = useState<{ problems: Problems; text?: string | undefined }>({ problems: {} })
  /** Facts that others changed meanwhile; null where nobody did. */
  const [elsewhere, setElsewhere] = useState<readonly FieldName[] | null>(null)
  const [is_sending, setSending] = useState(false)
  const models = useModels(form.make, { make: data.facts.fields.make, models: data.models })

  const { kept_images, seller } = base
  const lists = { makers, cities, models: [...models, ...data.models] }
  const inWords = (facts: AdFacts) =>
    describeForm(formOf(facts.fields), shownPictures(facts.picture_ids, kept_images), lists, texts)
  const rows = differencesOf(inWords(base), describeForm(form, shownPictures(picture_ids, kept_images), lists, texts))
  const is_rearranged =
    is_turned || (picture_ids.length === base.picture_ids.length && String(picture_ids) !== String(base.picture_ids))
  const is_dirty = is_turned || note.trim() !== '' || !isSameDraft(base, form, picture_ids)

  const read = readForm(form, { picture_ids, kept_images, this_year, country_code: seller.country_code })
  const problems = { ...refused.problems, ...read.problems }

  const is_leavable = useRef(true)
  useEffect(() => void (is_leavable.current = !is_dirty), [is_dirty])
  const mayLeave = useCallback(() => is_leavable.current, [])

  const touch = (...names: readonly FieldName[]) => setTouched((known) => [...new Set([...known, ...names])])
  const change = () => setRefused({ problems: {} })

  async function save() {
    const wrong = firstProblem(problems)
    if (wrong) {
      touch(...(Object.keys(problems) as FieldName[]))
      focusLater(fieldId(wrong))
      return
    }
    if (!read.ad || is_sending) return
    setSending(true)
    setRefused({ problems: {} })
    try {
      const { changed } = await api.admin_cars.change_facts({
        car_id,
        ad: read.ad,
        updated_at: base.updated_at,
        note: note.trim(),
      })
      is_leavable.current = true
      addToast({ title: t(changed.length ? 'admin_facts_saved' : 'admin_facts_same'), variant: 'success' })
      await navigate(back)
    } catch (error) {
      await refuse(error)
    }
    setSending(false)
  }

  async function refuse(error: unknown) {
    const failure = failureOf(error)
    if (failure.code === 'CHANGED_ELSEWHERE') {
      try {
        rebase(await api.admin_cars.get_facts({ car_id }))
        return
      } catch (again) {
        setRefused({ problems: {}, text: failureText(failureOf(again), t) })
        return
      }
    }
    const said: Problems = Object.fromEntries(
      failure.fields.map(({ field, reason }) => [formFieldOf(form, field.replace(/^ad\./, '')), reason]),
    )
    const [field] = Object.keys(said) as FieldName[]
    setRefused({ problems: said, ...(!field && { text: failureText(failure, t) }) })
    if (!field) return
    touch(field)
    focusLater(fieldId(field))
  }

  function rebase(theirs: AdFacts) {
    const [before, now] = [formOf(base.fields), formOf(theirs.fields)]
    const is_mine = String(picture_ids) !== String(base.picture_ids)
    setElsewhere(differencesOf(inWords(base), inWords(theirs)).map(({ field }) => field))
    setForm(rebaseForm(form, before, now))
    setPictureIds(is_mine ? picture_ids.filter((id) => theirs.picture_ids.includes(id)) : theirs.picture_ids)
    setBase(theirs)
  }

  const editor: Editor = {
    form,
    picture_ids,
    kept_images,
    of_ad: { car_id, onTurn: () => setTurned(true) },
    makers,
    models,
    cities,
    this_year,
    change: (part) => {
      setForm((before) => ({ ...before, ...part }))
      change()
    },
    changePictures: (ids) => {
      setPictureIds(ids)
      change()
      touch('picture_ids')
    },
    problemOf: (name) => {
      const code = touched.includes(name) ? problems[name] : undefined
      return code && fieldText(code, t)
    },
    touch,
  }

  return (
    <EditorProvider value={editor}>
      <LeaveQuestion mayLeave={mayLeave} />
      <div className="grid items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_22rem]">
        <form noValidate className="min-w-0" onSubmit={(event) => event.preventDefault()}>
          {/* what is typed before the page is ready would be lost */}
          <fieldset disabled={!is_ready} className="flex min-w-0 flex-col gap-6">
            {has_revision && <p className="notice">{t('admin_facts_revision')}</p>}
            {SECTIONS.map((step) => {
              const Content = STEP_CONTENT[step]
              return (
                <section
                  key={step}
                  aria-labelledby={`ad-facts-${step}`}
                  className="panel flex flex-col gap-4 p-4 md:p-5"
                >
                  <h2 id={`ad-facts-${step}`} className="text-lg font-bold">
                    {t(`ad_step_${step}`)}
                  </h2>
                  <Content />
                </section>
              )
            })}
            <section aria-labelledby="ad-facts-changes" className="panel flex flex-col gap-4 p-4 md:p-5">
              <h2 id="ad-facts-changes" className="text-lg font-bold">
                {t('admin_facts_changes')}
              </h2>
              {elsewhere && (
                <div role="alert" className="notice flex flex-col gap-1">
                  <p className="font-medium">{t('admin_facts_elsewhere')}</p>
                  {elsewhere.length > 0 && (
                    <p>
                      {t('admin_facts_elsewhere_what', {
                        facts: elsewhere.map((field) => t(labelOf(field))).join(t('list_comma')),
                      })}
                    </p>
                  )}
                </div>
              )}
              {rows.length > 0 && (
                <DifferenceTable rows={rows} first={t('admin_facts_before')} second={t('admin_facts_after')} />
              )}
              {is_rearranged && <p>{t('admin_facts_rearranged')}</p>}
              {!rows.length && !is_rearranged && <p className="text-muted">{t('admin_facts_none')}</p>}
              <FieldFrame id={note_id} label={t('admin_facts_note')} hint={t(`review_note_hint_${seller.language}`)}>
                <textarea
                  id={note_id}
                  value={note}
                  rows={3}
                  maxLength={MOST_OF_NOTE}
                  dir="auto"
                  className="field py-2"
                  aria-describedby={`${note_id}-note`}
                  onChange={({ target }) => setNote(target.value)}
                />
              </FieldFrame>
            </section>
            <div className="bottom-bar sticky bottom-0 z-20 flex flex-wrap items-center gap-2 border-t border-line bg-floating py-3">
              <FormFailure text={refused.text} />
              <button
                type="submit"
                className="button"
                aria-disabled={is_sending}
                onClick={(event) => {
                  event.preventDefault()
                  if (!is_sending) void save()
                }}
              >
                {is_sending && <span className="spinner" />}
                {t(is_sending ? 'form_working' : 'admin_facts_save')}
              </button>
              <Link to={back} className="button-quiet">
                {t('admin_facts_back')}
              </Link>
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
