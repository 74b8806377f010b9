import type { ShortlistNote } from '#contract/shortlists.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { ScamNotice } from '#web/features/scam-shield/public.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { nameOf, type ShownList } from './list-parts.ts'

interface Props {
  notes: readonly ShortlistNote[]
  people: ShownList['people']
  you?: string | null
  /** What can be done with a note. */
  renderActions: (note: ShortlistNote) => Elements
}

/** Notes as plain text, oldest first. */
export function NoteList({ notes, people, you = null, renderActions }: Props) {
  const texts = useTexts(shortlistTexts)
  const { t, lang } = texts
  if (!notes.length) return null
  return (
    <ul className="flex flex-col gap-3">
      {notes.map((note) => (
        <li key={note.id} className="flex flex-col gap-1 border-s-2 border-line ps-3">
          <p className="dotted text-sm text-muted">
            <bdi className="font-semibold text-ink">{nameOf(people, note.person_id, texts, you)}</bdi>
            <time dateTime={note.created_at}>{formatDateTime(note.created_at, lang)}</time>
            {note.edited_at !== null && <span>{t('shortlists_note_edited')}</span>}
          </p>
          <p {...writtenIn(note.text)} className="self-start whitespace-pre-wrap wrap-anywhere">
            {note.text}
          </p>
          {note.person_id !== you && <ScamNotice id={note.id} content={note.text} />}
          {renderActions(note)}
        </li>
      ))}
    </ul>
  )
}
