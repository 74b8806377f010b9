/** Explore with the same model, or the same make where the model is not in the catalogue. */
export function similarAddress({ make, model }: { make: string; model: string | null }): string {
  return model ? `/explore?model=${model}` : `/explore?make=${make}`
}
