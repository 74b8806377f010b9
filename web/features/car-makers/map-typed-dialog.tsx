import { useState } from 'react'
import type { AnyMaker, TypedModel } from '#contract/car-makers.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { submitByKeys } from '#web/ui/form/submit-by-keys.ts'
import type { Chosen } from './merge-form.tsx'
import { ModelPicker } from './model-picker.tsx'

interface Props {
  item: TypedModel
  makers: readonly AnyMaker[]
  /** @returns the text of an error that a retry may fix, else null */
  onMap: (chosen: Chosen) => Promise<string | null>
  onClose: () => void
}

/** Maps a typed model to a model of the catalogue. */
export function MapTypedDialog({ item, makers, onMap, onClose }: Props) {
  const { t, lang } = useTexts(carMakerTexts)
  const { make_id, typed } = item
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function send() {
    if (!chosen || isWorking) return
    setWorking(true)
    setFailure(await onMap(chosen))
    setWorking(false)
  }

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
          void send()
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
