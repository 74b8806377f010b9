import { useEffect } from 'react'
import { withQueue } from './track.ts'

/** Records how long the page of a car is open. */
export function useTrackedView(carId: string): void {
  useEffect(() => {
    void withQueue(({ beginView }) => beginView(carId))
    return () => void withQueue(({ leaveCar }) => leaveCar())
  }, [carId])
}
