/** Kilometres a year. A car of this year or of a coming model year counts as one year old; unknown mileage stays null. */
export const annualMileage = (car: { mileage: number | null; year: number }, this_year: number): number | null =>
  car.mileage === null ? null : car.mileage / Math.max(1, this_year - car.year)
