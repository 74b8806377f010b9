/** Kilometres a year. Cars of this or the next model year count as one year old. Null if the mileage is unknown. */
export const annualMileage = (car: { mileage: number | null; year: number }, thisYear: number): number | null =>
  car.mileage === null ? null : car.mileage / Math.max(1, thisYear - car.year)
