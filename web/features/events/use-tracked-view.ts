import { useEffect } from 'react'
import { withQueue } from './track.ts'

/** Records how long the page of a car is open. */
export function useTrackedView(car_id: string): void {
  useEffect(() => {
    void withQueue(({ beginView }) => beginView(car_id))
    return () => void withQueue(({ leaveCar }) => leaveCar())
  }, [car_id])
}
