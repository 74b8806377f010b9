interface Named {
  make_id: number
  model_id: number | null
  custom_model: string | null
}

/** Whether two cars are of the same catalogue model, regardless of its current name. */
export const isSameModel = (a: Named, b: Partial<Named>): boolean =>
  a.make_id === b.make_id && a.model_id === b.model_id && a.custom_model === b.custom_model
