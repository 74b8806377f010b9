import type { ComponentType } from 'react'

/** Actions of other features in the menu of a card. */
export type CardActions = ComponentType<{
  car_id: string
  /** Name of the car, for labels. */
  name: string
  /** Hides the car from lists. */
  onHide: (() => void) | undefined
}>
