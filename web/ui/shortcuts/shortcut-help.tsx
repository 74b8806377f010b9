import { Dialog } from '../dialog.tsx'
import { useShortcutSetting } from './shortcut-setting.ts'

interface Props {
  title: string
  /** Descriptions by key. */
  shortcuts: readonly { keys: string; does: string }[]
  /** Label of the checkbox that turns shortcuts off. */
  setting: string
  onClose: () => void
}

/** Lists the shortcuts of a screen, with a checkbox that turns them on and off. */
export function ShortcutHelp({ title, shortcuts, setting, onClose }: Props) {
  const [isOn, choose] = useShortcutSetting()
  return (
    <Dialog title={title} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {shortcuts.map(({ keys, does }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd dir="ltr" className="key">
                {keys}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-3">
        <input type="checkbox" className="checkbox" checked={isOn} onChange={(event) => choose(event.target.checked)} />
        <span>{setting}</span>
      </label>
    </Dialog>
  )
}
