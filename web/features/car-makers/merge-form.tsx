import { useState } from 'react'
import { useUndoable, type NotedCall } from '#web/features/audit/public.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { catalogueFailureText } from './catalogue-failure-text.ts'

export interface Chosen {
  id: number
  name: string
}

interface Props {
  name: string
  merge: (into: number, call: NotedCall) => Promise<unknown>
  /** Renders the picker of the maker or model to merge into. */
  renderPicker: (value: Chosen | null, onChange: (chosen: Chosen | null) => void) => Elements
}

export function MergeForm({ name, merge, renderPicker }: Props) {
  const { t } = useTexts(carMakerTexts)
  const undoable = useUndoable()
  const [into, setInto] = useState<Chosen | null>(null)
  const { act, isWorking } = useAction({ textOf: (error) => catalogueFailureText(error, t) })
  return (
    <div className="flex flex-col items-start gap-3">
      {renderPicker(into, setInto)}
      <Button
        disabled={!into}
        isWorking={isWorking}
        onClick={() => {
          if (!into) return
          const message = t('maker_was_merged', { name, into: into.name })
          act({ send: () => undoable(message, (call) => merge(into.id, call)) })
        }}
      >
        {t('maker_merge_now')}
      </Button>
    </div>
  )
}
