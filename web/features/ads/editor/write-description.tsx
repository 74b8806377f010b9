import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { failureOf, type Failure } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import type { AdForm } from './ad-form.ts'
import { fieldId, useEditor } from './editor-context.tsx'
import { statedCar } from './stated-car.ts'

type Descriptions = Pick<AdForm, 'description' | 'description_other'>

/** Has a description written from the fields of the car, for the seller to edit. Nothing without a model. */
export function WriteDescription() {
  const { lang, t } = useTexts(addCarTexts)
  const api = useApi()
  const { form, change } = useEditor()
  const [offered, setOffered] = useState<Descriptions | null>(null)
  const [inserted, setInserted] = useState<{ written: Descriptions; before: Descriptions } | null>(null)
  const { data: site } = useQuery(apiQuery(api, 'translations', 'is_on', undefined))
  const insert = (written: Descriptions) => {
    const { description, description_other: other } = form
    setInserted({ written, before: { description, description_other: other } })
    setOffered(null)
    change(written)
  }
  // after this step was left and opened again it would overwrite what is typed meanwhile
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const { error, isPending, mutate } = useMutation({
    mutationFn: (car: NonNullable<ReturnType<typeof statedCar>>) => api.ad_descriptions.write(car),
    networkMode: 'always',
    retry: false,
    onSuccess: ({ description_ar, description_en }) => {
      if (!isShown.current) return
      const [own, other] = lang === 'ar' ? [description_ar, description_en] : [description_en, description_ar]
      const written = { description: own, description_other: other }
      if (form.description.trim() || form.description_other.trim()) setOffered(written)
      else insert(written)
    },
  })
  if (!site?.is_on) return null
  const car = statedCar(form)
  // to undo would lose what was edited since
  const isAsWritten =
    inserted?.written.description === form.description && inserted.written.description_other === form.description_other
  // both buttons are removed when they are pressed
  const focusText = () => document.getElementById(fieldId('description'))?.focus()
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="quiet"
          isWorking={isPending}
          aria-disabled={car === null}
          aria-describedby="ad-write-note"
          onClick={() => {
            setOffered(null)
            setInserted(null)
            if (car) mutate(car)
          }}
        >
          {t('ad_write')}
        </Button>
        {isAsWritten && (
          <Button
            variant="plain"
            onClick={() => {
              change(inserted.before)
              setInserted(null)
              focusText()
            }}
          >
            {t('ad_write_undo')}
          </Button>
        )}
      </div>
      <p id="ad-write-note" className="text-sm text-muted">
        {t(car ? 'ad_write_note' : 'ad_write_needs')}
      </p>
      <div role="status" className="flex flex-col gap-2 text-sm empty:hidden">
        {error && !isPending && <p className="text-danger">{failureInWords(failureOf(error), t)}</p>}
        {inserted && <p>{t('ad_write_done')}</p>}
        {offered && (
          <div className="notice flex flex-wrap items-center gap-3">
            <p className="grow">{t('ad_write_replaces')}</p>
            <Button
              variant="quiet"
              onClick={() => {
                insert(offered)
                focusText()
              }}
            >
              {t('ad_write_replace')}
            </Button>
            <Button
              variant="plain"
              onClick={() => {
                setOffered(null)
                focusText()
              }}
            >
              {t('ad_write_keep')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

function failureInWords(failure: Failure, t: Translate<typeof addCarTexts>): string {
  if (failure.code === 'MODEL_FAILED') return t('ad_write_failed')
  return failure.code === 'INVALID_INPUT' ? t('ad_write_invalid') : failureText(failure, t)
}
