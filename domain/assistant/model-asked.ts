/** A car of a model, by slugs; null for all years or cities. */
export interface ModelAsked {
  model: string
  year: number | null
  city: string | null
}
