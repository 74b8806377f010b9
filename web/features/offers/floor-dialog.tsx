import { useState, type FormEvent } from 'react'
import { useApi } from '#web/platform/api/api.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { readAmount } from './read-amount.ts'

interface Props {
  car_id: string
  /** Riyals; null if none is set. */
  floor: number | null
  onClose: () => void
}

/** Sets the seller's private minimum of an ad. */
export function FloorDialog({ car_id, floor: before, onClose }: Props) {
  const { t } = useTexts(offersTexts)
  const { offers } = useApi()
  const { act, isWorking, failure } = useAction({ showsFailure: true })
  const [typed, setTyped] = useState(before?.toString() ?? '')
  const [isWrong, setWrong] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    const floor = readAmount(typed)
    const isUnclear = floor === null && typed.trim() !== ''
    setWrong(isUnclear)
    if (isUnclear || isWorking) return
    act({ send: () => offers.set_floor({ car_id, floor }), done: t('offer_floor_done'), onDone: onClose })
  }

  return (
    <Dialog title={t('offer_floor')} onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={save}>
        <p className="text-muted">{t('offer_floor_text')}</p>
        <Field
          label={t('offer_amount')}
          isRequired={false}
          {...(isWrong && { error: t('offer_amount_wrong') })}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <FormFailure text={failure ?? undefined} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isWorking={isWorking}>
            {t('offer_floor_save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('offer_cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
