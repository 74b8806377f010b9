import { useEffect, useState } from 'react'
import type { Ad } from '#contract/ads.ts'
import type { City, Maker, Model } from '#contract/catalogue.ts'
import type { OwnPicture } from '#contract/pictures.ts'
import { preloadPictures, usePictures, useResumedUploads } from '#web/features/pictures/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Failure } from '#web/ui/form/failure.ts'
import { problemText } from '../problem-text.ts'
import type { AdForm, FieldName } from './ad-form.ts'
import { countPictures } from './count-pictures.ts'
import type { Editor } from './editor-context.tsx'
import { formFieldOf, NOT_READY, readForm, type Problems } from './read-form.ts'
import { firstProblem, STEP_FIELDS } from './steps.ts'
import { useAdSchema } from './use-ad-schema.ts'
import { useModels } from '../use-models.ts'

/** Data of the catalogue for an ad form. */
export interface AdFormData {
  makers: readonly Maker[]
  cities: readonly City[]
  /** Models of the initial make. */
  models: readonly Model[]
  /** Pictures of the initial form. */
  pictures: readonly OwnPicture[]
  thisYear: number
  /** Errors of the initial form. */
  problems: Problems
}

interface Options extends Pick<
  Editor,
  'form' | 'car_id' | 'chosenIds' | 'imported_images' | 'ofAd' | 'change' | 'changePictures'
> {
  data: AdFormData
  /** Make of the initial form. */
  make: unknown
  /** The seller's country, for phone numbers without a country code. */
  country_code: string
}

/** Errors from the server, shown until the form or the pictures change. */
interface ServerProblems extends Pick<Editor, 'form' | 'chosenIds'> {
  problems: Problems
  text: string | undefined
}

/** The admin's editor sends no pictures. */
const NONE: readonly string[] = []

/** The logic shared by the editors of ads: parsing, validation and which errors are shown. */
export function useAdForm({ data, make, country_code, ...state }: Options) {
  const { lang, t } = useTexts()
  const { form, chosenIds, imported_images, ofAd } = state
  const { makers, cities, thisYear } = data
  const [touched, setTouched] = useState<readonly FieldName[]>([])
  const [wasAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<ServerProblems | null>(null)
  const models = useModels(form.make, { make, models: data.models })

  useEffect(preloadPictures, [])
  const sent = usePictures(chosenIds, ofAd?.car_id)
  useResumedUploads(ofAd ? NONE : chosenIds, sent)
  const { picture_ids, areReady } = countPictures(chosenIds, sent.pictures ?? data.pictures)

  const seen = { picture_ids, arePicturesReady: areReady, imported_images, thisYear, country_code }
  const [opened] = useState(() => ({ form, chosenIds, ...countPictures(chosenIds, data.pictures) }))
  const isSame = opened.form === form && opened.chosenIds === chosenIds && opened.areReady === areReady
  const { schema, loadSchema } = useAdSchema(!isSame)
  const isRefused = refused?.form === form && refused.chosenIds === chosenIds
  const withRefused = (own: Problems): Problems => (isRefused ? { ...refused.problems, ...own } : own)
  const isAsOpened = (name: string) =>
    name === 'picture_ids'
      ? opened.chosenIds === chosenIds
      : form[name as keyof AdForm] === opened.form[name as keyof AdForm]
  const unchanged = () => Object.fromEntries(Object.entries(data.problems).filter(([name]) => isAsOpened(name)))
  const problems = withRefused(schema ? readForm(form, seen, schema).problems : unchanged())

  const touch = (...names: readonly FieldName[]) => setTouched((known) => [...new Set([...known, ...names])])

  const editor: Editor = {
    ...state,
    picture_ids,
    makers,
    models,
    cities,
    thisYear,
    changePictures: (ids) => {
      state.changePictures(ids)
      touch('picture_ids')
    },
    problemOf: (name) => {
      const code = touched.includes(name) ? problems[name] : undefined
      // an upload in progress is not a mistake
      const isShown = code !== NOT_READY || wasAsked
      return isShown ? code && problemText(code, { lang, t }) : undefined
    },
    touch,
  }

  /**
   * Shows all errors, and clears the error of the last request if there are none.
   * @returns the ad, null if there are errors, and the first field with an error, in display order
   */
  async function check(): Promise<{ ad: Ad | null; wrong: FieldName | undefined }> {
    setAsked(true)
    const { ad, problems: found } = readForm(form, seen, await loadSchema())
    const wrong = firstProblem(withRefused(found))
    if (wrong) touch(...Object.values(STEP_FIELDS).flat())
    else setRefused(null)
    return { ad, wrong }
  }

  /**
   * Shows an error from the server: at its fields, else as text.
   * @returns the first of these fields
   */
  function showFailure({ fields }: Failure, text: string): FieldName | undefined {
    const found: Problems = Object.fromEntries(
      fields.map(({ field, reason }) => [formFieldOf(form, field.replace(/^ad\./, '')), reason]),
    )
    const [first] = Object.keys(found) as FieldName[]
    setRefused({ form, chosenIds, problems: found, text: first ? undefined : text })
    if (first) touch(first)
    return first
  }

  return {
    editor,
    problems,
    /** Server error about the ad as a whole. */
    failure: isRefused ? refused.text : undefined,
    touch,
    check,
    showFailure,
  }
}
