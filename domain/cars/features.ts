/** Extra features with names in both languages, most common first. Sellers may add their own. */
export const FEATURES = [
  'bluetooth',
  'rear_camera',
  'cruise_control',
  'alloy_wheels',
  'parking_sensors',
  'keyless_entry',
  'leather_seats',
  'sunroof',
  'navigation',
  'led_lights',
  'apple_carplay',
  'heated_seats',
  'adaptive_cruise',
  'third_row',
  'four_wheel_drive',
] as const
export type Feature = (typeof FEATURES)[number]

export const isFeature = (feature: string): feature is Feature => (FEATURES as readonly string[]).includes(feature)
