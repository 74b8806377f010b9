// The value lists of a car ad. Search stores a value as its place in the list plus one (0 means unknown),
// so new values go at the end and no value is ever removed or moved.

export const CONDITIONS = ['new', 'used', 'certified', 'excellent', 'good', 'fair'] as const
export type Condition = (typeof CONDITIONS)[number]

export const FUEL_TYPES = ['gasoline', 'diesel', 'hybrid', 'electric'] as const
export type FuelType = (typeof FUEL_TYPES)[number]

export const BODY_TYPES = ['sedan', 'suv', 'hatchback', 'coupe', 'convertible', 'wagon', 'pickup'] as const
export type BodyType = (typeof BODY_TYPES)[number]

export const TRANSMISSIONS = ['automatic', 'manual', 'cvt'] as const
export type Transmission = (typeof TRANSMISSIONS)[number]

export const COLORS = [
  'white',
  'black',
  'silver',
  'grey',
  'red',
  'blue',
  'brown',
  'beige',
  'gold',
  'green',
  'orange',
  'yellow',
  'purple',
  'burgundy',
  'bronze',
] as const
export type Color = (typeof COLORS)[number]

export const CONTACT_METHODS = ['phone', 'whatsapp', 'email', 'message'] as const
export type ContactMethod = (typeof CONTACT_METHODS)[number]

/** The market that a car was built for; `saudi`: sold new by the Saudi agent. */
export const REGIONAL_SPECS = [
  'saudi',
  'gulf',
  'american',
  'european',
  'japanese',
  'korean',
  'chinese',
  'canadian',
  'other',
] as const
export type RegionalSpec = (typeof REGIONAL_SPECS)[number]

/**
 * `all`: all-wheel drive, permanent or automatic. `four`: four-wheel drive that the driver engages, with a low
 * range.
 */
export const DRIVETRAINS = ['front', 'rear', 'all', 'four'] as const

export const INTERIOR_COLORS = ['black', 'beige', 'grey', 'brown', 'red', 'white', 'blue', 'burgundy', 'other'] as const
export type InteriorColor = (typeof INTERIOR_COLORS)[number]

export const PAINTS = ['original', 'partly_repainted', 'repainted'] as const

export const ACCIDENTS = ['none', 'minor', 'major'] as const

export const CAR_STATUSES = ['draft', 'pending', 'active', 'rejected', 'expired', 'sold', 'inactive'] as const
export type CarStatus = (typeof CAR_STATUSES)[number]
