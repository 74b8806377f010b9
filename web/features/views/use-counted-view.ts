import { useEffect } from 'react'

/** Reports a view once the page is visible. Uses a beacon, which is sent even if the page is left immediately. */
export function useCountedView(carId: string): void {
  useEffect(() => {
    if (document.visibilityState === 'visible') return void send(carId)
    const count = () => send(carId)
    document.addEventListener('visibilitychange', count, { once: true })
    return () => document.removeEventListener('visibilitychange', count)
  }, [carId])
}

const send = (carId: string): boolean => navigator.sendBeacon(`/api/v1/cars/${carId}/views`)
