import { useShortcutSetting } from './shortcut-setting.ts'

/** The key of an action, shown on devices with a keyboard. */
export function Shortcut({ keys }: { keys: string }) {
  const [isOn] = useShortcutSetting()
  if (!isOn) return null
  return (
    <kbd aria-hidden="true" dir="ltr" className="key">
      {keys}
    </kbd>
  )
}
