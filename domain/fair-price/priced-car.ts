/** What the price of a car is compared by. */
export interface ComparedCar {
  /** Identifies the ad. */
  key: number
  year: number
  /** In kilometres. */
  mileage: number
}

export interface PricedCar extends ComparedCar {
  model_id: number
  /** In riyals. */
  price: number
}
