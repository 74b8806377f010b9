import { useShortcutSetting } from './shortcut-setting.ts'

/** The key that does what stands beside it, for those who have a keyboard. */
export function Shortcut({ keys }: { keys: string }) {
  const [isOn] = useShortcutSetting()
  if (!isOn) return null
  return (
    <kbd aria-hidden="true" dir="ltr" className="key">
      {keys}
    </kbd>
  )
}
