import { useState } from 'react'
import { MOST_NOTES, NOTE_LENGTH, PERSON_NAME_LENGTH } from '#domain/shortlists/limits.ts'
import { useApi } from '#web/platform/api/api.ts'
import { randomId } from '#web/platform/device/random-id.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { partOf, personName, unsentNotes } from './device-notes.ts'
import { NOTE } from './schemas.ts'

interface Props {
  token: string
  car_id: string | null
  /** The own note that is changed; null for a new one. */
  edited: { id: string; text: string } | null
  onSaved: () => Promise<void>
  onClose: () => void
}

/** Writes or changes a note. What is typed stays on the device until it is saved. */
export function NoteForm({ token, car_id, edited, onSaved, onClose }: Props) {
  const { t } = useTexts(shortlistTexts, formTexts)
  const api = useApi()
  const part = partOf(token, car_id)
  const [begun] = useState(() => edited ?? unsentNotes.get(part) ?? { id: randomId(), text: '' })
  const [hasFailed, setFailed] = useState(false)
  const form = useServerForm({
    schema: NOTE,
    defaults: { name: personName.get(), text: begun.text },
    onTyped: ({ text }) => {
      if (!edited) unsentNotes.set(text ? { id: begun.id, text } : undefined, part)
    },
    send: async (values) => {
      try {
        await api.shortlists.put_note({ token, note_id: begun.id, car_id, ...values })
      } catch (error) {
        setFailed(true)
        const isFull = failureOf(error).code === 'TOO_MANY'
        if (isFull) addToast({ title: t('shortlists_notes_full', { most: MOST_NOTES }), variant: 'destructive' })
        throw error
      }
      personName.set(values.name)
      if (!edited) unsentNotes.set(undefined, part)
      addToast({ title: t('shortlists_note_saved'), variant: 'success' })
      await onSaved()
      onClose()
    },
  })
  return (
    <ServerForm
      form={form}
      submit={t('shortlists_send')}
      remedy={hasFailed && <p className="text-sm text-muted">{t('shortlists_note_unsent')}</p>}
      beside={
        <Button variant="plain" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Field
        label={t('shortlists_your_name')}
        dir="auto"
        autoComplete="given-name"
        most={PERSON_NAME_LENGTH}
        {...form.field('name')}
      />
      <TextArea label={t('shortlists_note')} rows={3} most={NOTE_LENGTH} {...form.field('text')} />
    </ServerForm>
  )
}
