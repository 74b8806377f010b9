import { Fragment, useState } from 'react'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { ShortcutHelp } from '#web/ui/shortcuts/shortcut-help.tsx'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'
import { DecisionBar, type Decision } from './decision-bar.tsx'
import { OpenedContext } from './item-heading.tsx'
import { QueueEnd } from './queue-end.tsx'
import { QueueList, type Summary } from './queue-list.tsx'
import type { Queue } from './use-queue.ts'

interface Key {
  keys: string
  does: string
  onPress?: () => unknown
}

interface Props<Item> {
  /** From `useDecisionQueue`. */
  queue: Queue<Item>
  /** Title of the list, with the number of items. */
  title: string
  /** Beside the title. */
  tools?: Elements
  summarise: (item: Item) => Summary
  /** What can be done with the open item. */
  decisions: (item: Item) => readonly Decision[]
  /** Further shortcuts. */
  keys?: readonly Key[]
  /** Text of an empty queue. */
  none: string
  /** The open item, with an `ItemHeading`. */
  children: (item: Item) => Elements
}

/** A queue with one open item and a bar with its decisions. All actions have shortcuts. */
export function DecisionQueue<Item>(props: Props<Item>) {
  const { queue, title, tools, summarise, keys = [], none, children } = props
  const { open, openId, note, isSending, turn, hasPrevious, hasNext, couldSee } = queue
  const { t } = useTexts(adminTexts)
  const [isHelping, setHelping] = useState(false)
  const decisions = open ? props.decisions(open) : []
  const [back, forth] = [() => turn(-1), () => turn(1)]
  const help = () => setHelping(true)
  useShortcuts({
    ...Object.fromEntries(
      decisions.map(({ key, isAtOnce, onSelect }) => [
        key.toLowerCase(),
        (press: KeyboardEvent) => (!isAtOnce || couldSee(press)) && onSelect(),
      ]),
    ),
    ...Object.fromEntries(keys.flatMap(({ keys: key, onPress }) => (onPress ? [[key.toLowerCase(), onPress]] : []))),
    j: forth,
    k: back,
    '?': help,
  })

  if (!open) return <QueueEnd note={note} takesFocus={queue.takesFocus} none={none} />
  return (
    <div className="grid gap-4 @4xl:grid-cols-[17rem_1fr] @4xl:gap-6">
      <QueueList {...{ queue, title, tools, summarise }} />
      <div className="flex min-w-0 flex-col">
        <OpenedContext value={queue}>
          <Fragment key={openId}>{children(open)}</Fragment>
        </OpenedContext>
        <DecisionBar
          {...{ note, isSending, decisions }}
          {...(hasPrevious && { onPrevious: back })}
          {...(hasNext && { onNext: forth })}
          onHelp={help}
        />
      </div>
      {isHelping && (
        <ShortcutHelp
          title={t('review_shortcuts')}
          shortcuts={[
            ...decisions.map(({ key, label }) => ({ keys: key, does: label })),
            ...keys,
            { keys: 'Z', does: t('review_key_undo') },
            { keys: 'J', does: t('keys_next') },
            { keys: 'K', does: t('keys_previous') },
          ]}
          setting={t('review_shortcuts_on')}
          onClose={() => setHelping(false)}
        />
      )}
    </div>
  )
}
