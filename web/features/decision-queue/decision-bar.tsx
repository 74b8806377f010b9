import { adminTexts } from '#web/texts/admin/area.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { Shortcut } from '#web/ui/shortcuts/shortcut.tsx'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'

/** The result of the last decision. */
export interface DecisionNote {
  text: string
  hasFailed: boolean
  /** Absent if the decision cannot be undone. */
  onUndo?: () => void
  /** Description of the decision that undo reverts, if the note is about another one. */
  undoes?: string
  /** Opens the item of the note. */
  onOpen?: () => void
  /** Shows what an action on many left. */
  rest?: { label: string; onSelect: () => void }
}

export interface Decision {
  key: string
  label: string
  icon?: 'check'
  variant?: 'danger' | 'quiet'
  /** The decision opens no dialog. */
  isAtOnce?: true
  onSelect: () => void
}

interface Props {
  note: DecisionNote | null
  isSending: boolean
  decisions: readonly Decision[]
  /** Absent on the first item. */
  onPrevious?: () => void
  /** Absent on the last item. */
  onNext?: () => void
  onHelp: () => void
}

/** Sticky bar with the decisions and the navigation of a queue. */
export function DecisionBar({ note, isSending, decisions, onPrevious, onNext, onHelp }: Props) {
  const { t } = useTexts(adminTexts)
  return (
    <div
      role="group"
      aria-label={t('review_decision')}
      className={`bottom-bar sticky bottom-0 z-20 -mx-4 mt-4 border-t border-line bg-floating p-3 shadow-floating @2xl:mx-0 @2xl:rounded-t-card @2xl:border-x ${decisions.length > 2 ? 'bottom-bar-tall' : ''}`}
    >
      <Note note={note} />
      <div className="flex flex-wrap items-center gap-2">
        {decisions.map(({ key, label, icon, variant, onSelect }, at) => (
          <Button
            key={key}
            className="grow px-3 @2xl:grow-0 @2xl:px-5"
            {...(icon && { icon })}
            {...(variant && { variant })}
            {...(at === 0 ? { isWorking: isSending } : { 'aria-disabled': isSending })}
            // a double click must not decide the next item
            onClick={({ detail }) => detail < 2 && onSelect()}
          >
            <span>{label}</span>
            <Shortcut keys={key} />
          </Button>
        ))}
        <span className="grow @max-2xl:hidden" />
        <Button variant="plain" className="@max-2xl:hidden" onClick={onHelp}>
          <span>{t('review_shortcuts')}</span>
          <Shortcut keys="?" />
        </Button>
        <span className="flex gap-2">
          <Button
            icon="back"
            variant="icon"
            aria-label={t('keys_previous')}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <Button icon="forward" variant="icon" aria-label={t('keys_next')} disabled={!onNext} onClick={onNext} />
        </span>
      </div>
    </div>
  )
}

/** Shown in the bar, since a toast would cover the next item. */
export const Note = ({ note }: { note: DecisionNote | null }) => (
  <div className={note ? 'mb-2 flex flex-wrap items-center gap-x-3 text-sm font-medium' : undefined}>
    <p role="status">{note?.hasFailed ? null : note?.text}</p>
    {note?.onUndo && <UndoButton onUndo={note.onUndo} undoes={note.undoes} />}
    <FormFailure text={note?.hasFailed ? note.text : undefined} />
    {note?.rest && (
      <Button variant="plain" onClick={note.rest.onSelect}>
        {note.rest.label}
      </Button>
    )}
    {note?.onOpen && <OpenButton onOpen={note.onOpen} />}
  </div>
)

function UndoButton({ onUndo, undoes }: { onUndo: () => void; undoes: string | undefined }) {
  const { t } = useTexts(auditTexts)
  useShortcuts({ z: onUndo, 'ctrl+z': onUndo })
  return (
    <Button variant="plain" onClick={onUndo}>
      <span>{undoes === undefined ? t('undo') : t('undo_of', { what: undoes })}</span>
      <Shortcut keys="Z" />
    </Button>
  )
}

function OpenButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTexts(adminTexts)
  useShortcuts({ o: onOpen })
  return (
    <Button variant="plain" onClick={onOpen}>
      <span>{t('review_open_again')}</span>
      <Shortcut keys="O" />
    </Button>
  )
}
