import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AnyMaker, AnyModel } from '#contract/car-makers.ts'
import { HistoryDisclosure } from '#web/features/audit/public.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { MergedNotice } from './merged-notice.tsx'
import { ModelActions } from './model-actions.tsx'

const ModelForm = latePart(async () => (await import('./model-form.tsx')).ModelForm)

interface Props {
  make_id: number
  model: AnyModel
  makers: readonly AnyMaker[]
}

/** Edits a model. A merged one has only its history. */
export function ModelEditor({ make_id, model, makers }: Props) {
  const { revalidate } = useRevalidator()
  const [restored, setRestored] = useState(0)
  return (
    <>
      {model.merged_into ? (
        <MergedNotice into={model.merged_into} make_id={model.merged_into.make_id} />
      ) : (
        <>
          <ModelForm key={restored} make_id={make_id} model={model} />
          <ModelActions make_id={make_id} model={model} makers={makers} />
        </>
      )}
      <HistoryDisclosure
        what="change_model"
        content_id={String(model.id)}
        onRestored={async () => {
          await revalidate()
          setRestored((count) => count + 1)
        }}
      />
    </>
  )
}
