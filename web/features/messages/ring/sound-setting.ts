import { deviceStore } from '#web/platform/device/device-store.ts'

const sound = deviceStore<'on' | 'off'>({
  key: 'sayyad-message-sound',
  of: 'device',
  isText: true,
  read: (stored) => (stored === 'off' ? 'off' : 'on'),
})

/** Whether new messages play a sound on this device; on by default. */
export const hasSound = (): boolean => sound.get() === 'on'

export const setSound = (isOn: boolean): void => sound.set(isOn ? 'on' : 'off')

export const useSound = (): boolean => sound.use() === 'on'
