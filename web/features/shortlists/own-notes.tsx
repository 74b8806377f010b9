import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShortlistNote } from '#contract/shortlists.ts'
import { useApi } from '#web/platform/api/api.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { partOf, unsentNotes } from './device-notes.ts'
import type { ShownList } from './list-parts.ts'
import { NoteList } from './note-list.tsx'

const NoteForm = latePart(async () => (await import('./note-form.tsx')).NoteForm)

interface Props {
  token: string
  /** Null for the whole list. */
  car_id: string | null
  notes: readonly ShortlistNote[]
  people: ShownList['people']
  you: string
}

/** Notes of everyone, and a form for own ones. */
export function OwnNotes({ token, car_id, notes, people, you }: Props) {
  const { t } = useTexts(shortlistTexts)
  const api = useApi()
  const client = useQueryClient()
  const isHydrated = useIsHydrated()
  const part = partOf(token, car_id)
  const kept = unsentNotes.use(part)
  // the page was left before the answer came
  const isSaved = notes.some(({ id, text }) => id === kept?.id && text === kept.text.trim())
  const waiting = isSaved ? null : kept
  const [open, setOpen] = useState<ShortlistNote | 'new' | 'closed' | null>(null)
  const refresh = () => refetchQueries(client, queriesOf('shortlists', 'open'))

  async function remove(noteId: string) {
    try {
      await api.shortlists.delete_note({ token, note_id: noteId })
    } catch (error) {
      addToast({ title: failureText(failureOf(error), t), variant: 'destructive' })
    }
    await refresh()
  }

  const edited = open !== null && typeof open === 'object' ? open : null
  const isWriting = open === 'new' || (open === null && isHydrated && waiting !== null)
  return (
    <div className="flex flex-col gap-3">
      <NoteList
        notes={notes}
        people={people}
        you={you}
        renderActions={(note) =>
          note.person_id === you && (
            <span className="flex gap-2">
              <Button variant="plain" className="px-2" onClick={() => setOpen(note)}>
                {t('shortlists_edit_note')}
              </Button>
              <Button variant="plain" className="px-2" onClick={() => void remove(note.id)}>
                {t('shortlists_delete_note')}
              </Button>
            </span>
          )
        }
      />
      {isWriting || edited ? (
        <NoteForm
          key={edited?.id ?? 'new'}
          {...{ token, car_id, edited }}
          onSaved={refresh}
          onClose={() => setOpen('closed')}
        />
      ) : (
        <Button
          {...NoteForm.opener}
          variant="plain"
          icon="edit"
          className="needs-script self-start"
          onClick={() => {
            if (isSaved) unsentNotes.set(undefined, part)
            setOpen('new')
          }}
        >
          {t('shortlists_write')}
        </Button>
      )}
    </div>
  )
}
