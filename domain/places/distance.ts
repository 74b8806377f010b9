/** WGS 84 coordinates in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

/** The mean radius of the Earth in kilometres. */
const EARTH_RADIUS = 6371.0088

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Whole kilometres along the great circle, by the haversine formula. Rounded before anything is compared with it, so that
 * a car that is shown as 100 km away is one within 100 km.
 */
export function distanceBetween(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const [north, east] = [to - from, radians(other.longitude - one.longitude)]
  const half = Math.sin(north / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east / 2) ** 2
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half))))
}
