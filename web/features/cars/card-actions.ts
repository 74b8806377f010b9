import type { ComponentType } from 'react'

/** What other features let one do with the car of a card. */
export type CardActions = ComponentType<{
  car_id: string
  /** Name of the car, for labels. */
  name: string
  /** Takes the car out of its list. */
  onHide: (() => void) | undefined
}>
