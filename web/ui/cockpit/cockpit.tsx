import { useState } from 'react'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ShortcutHelp } from '#web/ui/shortcuts/shortcut-help.tsx'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'
import type { Elements } from '../elements.tsx'
import { DecisionBar, type Decision, type DecisionNote } from './decision-bar.tsx'
import { QueueEnd } from './queue-end.tsx'

interface Props {
  queue: {
    open: unknown
    isTurned: boolean
    hasPrevious: boolean
    hasNext: boolean
    turn: (step: number) => void
    couldSee: (press: Event) => boolean
  }
  note: DecisionNote | null
  isSending: boolean
  decisions: readonly Decision[]
  /** Labels of the links to other items. */
  previous: string
  next: string
  /** Text of an empty queue. */
  none: string
  list: Elements
  /** The open item. */
  children: Elements
}

/** A queue with one open item and a bar with its decisions. All actions have shortcuts. */
export function Cockpit({ queue, note, isSending, decisions, previous, next, none, list, children }: Props) {
  const { t } = useTexts(adminTexts)
  const [isHelping, setHelping] = useState(false)
  const [back, forth] = [() => queue.turn(-1), () => queue.turn(1)]
  const help = () => setHelping(true)
  useShortcuts({
    ...Object.fromEntries(
      decisions.map(({ key, isAtOnce, onSelect }) => [
        key.toLowerCase(),
        (press: KeyboardEvent) => (!isAtOnce || queue.couldSee(press)) && onSelect(),
      ]),
    ),
    j: forth,
    k: back,
    '?': help,
  })

  if (!queue.open) return <QueueEnd note={note} isTurned={queue.isTurned} none={none} />
  return (
    <div className="grid gap-4 xl:grid-cols-[17rem_1fr] xl:gap-6">
      {list}
      <div className="flex min-w-0 flex-col">
        {children}
        <DecisionBar
          {...{ note, isSending, decisions, previous, next }}
          {...(queue.hasPrevious && { onPrevious: back })}
          {...(queue.hasNext && { onNext: forth })}
          onHelp={help}
        />
      </div>
      {isHelping && (
        <ShortcutHelp
          title={t('review_shortcuts')}
          shortcuts={[
            ...decisions.map(({ key, label }) => ({ keys: key, does: label })),
            { keys: 'Z', does: t('review_key_undo') },
            { keys: 'J', does: next },
            { keys: 'K', does: previous },
          ]}
          setting={t('review_shortcuts_on')}
          onClose={() => setHelping(false)}
        />
      )}
    </div>
  )
}
