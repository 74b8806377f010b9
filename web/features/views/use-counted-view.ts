import { useEffect } from 'react'
import { sendBeacon } from '#web/platform/browser/beacon.ts'

/** Reports a view once the page is visible. Uses a beacon, which is sent even if the page is left immediately. */
export function useCountedView(carId: string): void {
  useEffect(() => {
    if (document.visibilityState === 'visible') return send(carId)
    const count = () => send(carId)
    document.addEventListener('visibilitychange', count, { once: true })
    return () => document.removeEventListener('visibilitychange', count)
  }, [carId])
}

const send = (carId: string): void => sendBeacon(`/api/v1/cars/${carId}/views`)
