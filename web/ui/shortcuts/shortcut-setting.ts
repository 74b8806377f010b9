import { deviceStore } from '#web/platform/device/device-store.ts'

const shortcuts = deviceStore({ key: 'shortcuts', of: 'device', read: (stored) => stored !== false })

/** Whether single-key shortcuts are enabled. They can be disabled, for example for speech input (WCAG 2.1.4). */
export const useShortcutSetting = (): [isOn: boolean, choose: (isOn: boolean) => void] => [
  shortcuts.use(),
  shortcuts.set,
]
