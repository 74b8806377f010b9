import { useEffect } from 'react'

/** Reports a view once the page is visible. Uses a beacon, which is sent even if the page is left immediately. */
export function useCountedView(car_id: string): void {
  useEffect(() => {
    if (document.visibilityState === 'visible') return void send(car_id)
    const count = () => send(car_id)
    document.addEventListener('visibilitychange', count, { once: true })
    return () => document.removeEventListener('visibilitychange', count)
  }, [car_id])
}

const send = (car_id: string): boolean => navigator.sendBeacon(`/api/v1/cars/${car_id}/views`)
