import { useEffect, useState } from 'react'
import { readDeviceState, type DeviceState } from './device-state.ts'

/** The state of the device, read every three seconds, and when the connection changes. */
export function useDeviceState(): DeviceState {
  const [state, setState] = useState(readDeviceState)
  useEffect(() => {
    const note = () => setState(readDeviceState())
    const timer = setInterval(note, 3000)
    addEventListener('online', note)
    addEventListener('offline', note)
    return () => {
      clearInterval(timer)
      removeEventListener('online', note)
      removeEventListener('offline', note)
    }
  }, [])
  return state
}
