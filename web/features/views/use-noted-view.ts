import { useEffect } from 'react'
import { seenCars } from '#web/features/changes/public.ts'
import { viewedCars } from './viewed-cars.ts'

/** Adds a car to those that were viewed on this device. */
export function useNotedView(carId: string): void {
  useEffect(() => {
    viewedCars.add(carId)
    seenCars.note([carId], new Date())
  }, [carId])
}
