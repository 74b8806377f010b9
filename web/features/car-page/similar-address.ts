/** URL of a search for the same model, or the same make if the model is not in the catalogue. */
export function similarAddress({ make, model }: { make: string; model: string | null }): string {
  return model ? `/explore?model=${model}` : `/explore?make=${make}`
}
