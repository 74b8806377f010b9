import { useState } from 'react'
import type { AnyMaker, TypedModel } from '#contract/car-makers.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { submitByKeys } from '#web/ui/form/submit-by-keys.ts'
import { useAction } from '#web/ui/use-action.ts'
import type { Chosen } from './merge-form.tsx'
import { ModelPicker } from './model-picker.tsx'
import { catalogueFailureText } from './catalogue-failure-text.ts'

interface Props {
  item: TypedModel
  makers: readonly AnyMaker[]
  onClose: () => void
}

/** Maps a typed model to a model of the catalogue. */
export function MapTypedDialog({ item, makers, onClose }: Props) {
  const { t, lang } = useTexts(carMakerTexts)
  const { make_id, typed } = item
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { send, isWorking, failure } = useMapping(typed, onClose)
  return (
    <Dialog title={t('typed_is_known')} onClose={onClose}>
      {/* the keys duplicate the button */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        noValidate
        className="flex flex-col gap-4"
        onKeyDown={submitByKeys}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen && !isWorking) send(chosen)
        }}
      >
        <p className="font-medium wrap-anywhere">
          <bdi>{item[`make_name_${lang}`]}</bdi> <bdi>{typed}</bdi>
        </p>
        <ModelPicker
          label={t('model_name')}
          makers={makers.filter(({ id }) => id === make_id)}
          make_id={make_id}
          value={chosen}
          onChange={setChosen}
        />
        <FormFailure text={failure ?? undefined} />
        <Button type="submit" aria-disabled={!chosen} isWorking={isWorking}>
          {t('typed_map')}
        </Button>
      </form>
    </Dialog>
  )
}

function useMapping(typed: string, onDone: () => void) {
  const { t } = useTexts(carMakerTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking, failure } = useAction({
    showsFailure: true,
    textOf: (error) => catalogueFailureText(error, t),
  })
  const send = ({ id, name }: Chosen) => {
    const message = t('typed_mapped', { typed: `\u2068${typed}\u2069`, name: `\u2068${name}\u2069` })
    act({
      send: () => undoable(message, (call) => api.car_makers.map_typed({ model_id: id, typed }, call)),
      onDone,
    })
  }
  return { send, isWorking, failure }
}
