import type { Shortlist, ShortlistNote } from '#contract/shortlists.ts'
import { useApi } from '#web/platform/api/api.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { nameOf } from './list-parts.ts'
import { NoteList } from './note-list.tsx'
import { useListAction } from './use-list-action.ts'

interface Props {
  list: Shortlist
  notes: readonly ShortlistNote[]
}

/** Notes of others, which the owner can remove. */
export function ReceivedNotes({ list: { id, people }, notes }: Props) {
  const texts = useTexts(shortlistTexts)
  const { t } = texts
  const api = useApi()
  const { act } = useListAction({ isQueued: true })
  const remove = (noteId: string) =>
    act({
      send: () => api.shortlists.remove_note({ shortlist_id: id, note_id: noteId }),
      done: t('shortlists_note_removed'),
    })
  return (
    <NoteList
      notes={notes}
      people={people}
      renderActions={(note) => (
        <Button
          variant="plain"
          className="self-start px-2"
          aria-label={t('shortlists_remove_note', { name: nameOf(people, note.person_id, texts) })}
          onClick={() => remove(note.id)}
        >
          {t('shortlists_delete_note')}
        </Button>
      )}
    />
  )
}
