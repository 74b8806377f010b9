import { useState } from 'react'
import { useUndoable, type NotedCall } from '#web/features/audit/public.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { catalogueFailureText } from './catalogue-failure-text.ts'

interface Props {
  entry: { name_ar: string; name_en: string; hidden: boolean }
  hide: (hidden: boolean, call: NotedCall) => Promise<unknown>
  remove: (call: NotedCall) => Promise<unknown>
  /** The merge form, rendered when its disclosure is opened. */
  children: Elements
}

/** Actions on a maker or model besides editing: hide, delete and merge. */
export function EntryActions({ entry, hide, remove, children }: Props) {
  const { t, lang } = useTexts(carMakerTexts)
  const undoable = useUndoable()
  const { act, isWorking } = useAction({ textOf: (error) => catalogueFailureText(error, t) })
  const [isMerging, setMerging] = useState(false)
  const { hidden } = entry
  const name = entry[`name_${lang}`]
  const turn = () =>
    act({
      send: () => undoable(t(hidden ? 'maker_was_shown' : 'maker_was_hidden', { name }), (call) => hide(!hidden, call)),
    })
  const drop = () => act({ send: () => undoable(t('maker_was_deleted', { name }), remove) })
  return (
    <div className="needs-script flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="quiet" icon={hidden ? 'show' : 'hide'} isWorking={isWorking} onClick={turn}>
          {t(hidden ? 'maker_show' : 'maker_hide')}
        </Button>
        <Button variant="plain" icon="trash" isWorking={isWorking} onClick={drop}>
          {t('maker_delete')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('maker_hide_hint')}</p>
      <details onToggle={({ currentTarget }) => currentTarget.open && setMerging(true)}>
        <summary className="link min-h-11 w-fit cursor-pointer content-center">{t('maker_merge')}</summary>
        <p className="pb-3 text-sm text-muted">{t('maker_merge_hint')}</p>
        {isMerging && children}
      </details>
    </div>
  )
}
