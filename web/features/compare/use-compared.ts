import { comparedCars, MOST_COMPARED } from './compared-cars.ts'

/** Whether a car is selected for comparison, and whether the maximum number of cars is selected. */
export function useCompared(carId: string) {
  const ids = comparedCars.useIds()
  const isTaken = ids.includes(carId)
  return {
    isTaken,
    isFull: !isTaken && ids.length >= MOST_COMPARED,
    toggle: () => (isTaken ? comparedCars.remove(carId) : comparedCars.add(carId)),
  }
}
