import { useState, type FormEvent } from 'react'
import type { HandOverSheet } from '#contract/hand-over.ts'
import { useApi } from '#web/platform/api/api.ts'
import { handOverTexts } from '#web/texts/hand-over/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useAction } from '#web/ui/use-action.ts'

const MOST_LETTERS = 100

/** The name of the user on the sheets of both sides. */
export function OwnName({ sheet }: { sheet: HandOverSheet }) {
  const { t } = useTexts(handOverTexts)
  const { hand_over } = useApi()
  const { act, isWorking } = useAction()
  const { conversation_id, offer_id, side, state } = sheet.hand_over
  const saved = sheet[`${side}_name`] ?? ''
  const [name, setName] = useState(saved)
  // an ended list takes no new name, but one can be removed
  if (state !== 'open' && !saved) return null

  function save(event: FormEvent) {
    event.preventDefault()
    act({ send: () => hand_over.set_name({ conversation_id, offer_id, name }), done: t('hand_over_name_saved') })
  }

  return (
    <form noValidate className="flex flex-col items-start gap-2" onSubmit={save}>
      <div className="w-full max-w-md">
        <Field
          label={t('hand_over_own_name')}
          isRequired={false}
          hint={t('hand_over_own_name_hint')}
          most={MOST_LETTERS}
          autoComplete="name"
          dir="auto"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Button type="submit" variant="quiet" isWorking={isWorking}>
        {t('hand_over_name_save')}
      </Button>
    </form>
  )
}
