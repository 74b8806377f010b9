import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AdFields } from '#contract/admin-ads.ts'
import { shownPictures } from '#domain/ads/shown-pictures.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { useKeptText } from '#web/ui/form/use-kept-text.ts'
import { formOf, isSameDraft, type AdForm, type FieldName } from './ad-form.ts'
import { describeForm } from './describe-form.ts'
import { differencesOf } from './difference-table.tsx'
import { fieldId } from './editor-context.tsx'
import { rebaseForm } from './rebase-form.ts'
import { useAdForm, type AdFormData } from './use-ad-form.ts'
import { useFocusLater } from './use-focus-later.ts'

export interface FieldsData extends AdFormData {
  car_id: string
  original: AdFields
}

/**
 * State of the admin's editor: the changes, how they differ from the ad, and saving.
 * @param back URL of the ad's page
 */
export function useFieldsForm({ car_id, original, ...data }: FieldsData, back: string) {
  const texts = useTexts(formTexts, addCarTexts, adminAdTexts)
  const { t } = texts
  const api = useApi()
  const undoable = useUndoable()
  const navigate = useNavigate()
  const focusLater = useFocusLater()
  /** The version that the changes are based on. */
  const [base, setBase] = useState(original)
  const [form, setForm] = useState(() => formOf(base.fields))
  const [pictureIds, setPictureIds] = useState<readonly string[]>(base.picture_ids)
  const { text: note, write: setNote, forget: forgetNote } = useKeptText(`ad-fields ${car_id}`)
  const [isTurned, setTurned] = useState(false)
  /** Fields that others changed meanwhile; null if there was no conflict. */
  const [elsewhere, setElsewhere] = useState<readonly FieldName[] | null>(null)
  const [isSending, setSending] = useState(false)
  const { imported_images, seller } = base
  const { editor, failure, check, showFailure } = useAdForm({
    form,
    car_id,
    chosenIds: pictureIds,
    imported_images,
    ofAd: { car_id, onTurn: () => setTurned(true) },
    change: (part) => setForm((before) => ({ ...before, ...part })),
    changePictures: setPictureIds,
    data,
    make: original.fields.make,
    country_code: seller.country_code,
  })

  const lists = { ...data, models: [...editor.models, ...data.models] }
  const inWords = (one: AdForm, pictures: readonly string[]) =>
    describeForm(one, shownPictures(pictures, imported_images), lists, texts)
  const inWordsOf = (one: AdFields) => inWords(formOf(one.fields), one.picture_ids)
  const isDirty = isTurned || note.trim() !== '' || !isSameDraft(base, form, pictureIds)
  const hasMyPictures = String(pictureIds) !== String(base.picture_ids)

  const isLeavable = useRef(true)
  useEffect(() => void (isLeavable.current = !isDirty), [isDirty])
  const mayLeave = useCallback(() => isLeavable.current, [])

  async function save() {
    if (isSending) return
    setSending(true)
    try {
      const { ad, wrong } = await check()
      if (wrong) focusLater(fieldId(wrong))
      if (!ad || wrong) return setSending(false)
      await undoable(
        ({ changed }: { changed: readonly string[] }) => t(changed.length ? 'admin_fields_saved' : 'admin_fields_same'),
        (call) => api.admin_ads.change_fields({ car_id, ad, updated_at: base.updated_at, note: note.trim() }, call),
      )
      forgetNote()
      isLeavable.current = true
      await navigate(back)
    } catch (error) {
      await refuse(error)
    }
    setSending(false)
  }

  async function refuse(error: unknown) {
    let found = failureOf(error)
    if (found.code === 'CHANGED_ELSEWHERE') {
      try {
        return rebase(await api.admin_ads.get_fields({ car_id }))
      } catch (again) {
        found = failureOf(again)
      }
    }
    const field = showFailure(found, failureText(found, t))
    if (field) focusLater(fieldId(field))
  }

  function rebase(theirs: AdFields) {
    setElsewhere(differencesOf(inWordsOf(base), inWordsOf(theirs)).map(({ field }) => field))
    setForm(rebaseForm(form, formOf(base.fields), formOf(theirs.fields)))
    setPictureIds(hasMyPictures ? pictureIds.filter((id) => theirs.picture_ids.includes(id)) : theirs.picture_ids)
    setBase(theirs)
  }

  return {
    editor,
    seller,
    rows: differencesOf(inWordsOf(base), inWords(form, pictureIds)),
    /** Whether the same pictures were rotated or reordered. */
    isRearranged: isTurned || (hasMyPictures && pictureIds.length === base.picture_ids.length),
    elsewhere,
    note,
    setNote,
    failure,
    isSending,
    mayLeave,
    save,
  }
}

export type FieldsForm = ReturnType<typeof useFieldsForm>
