interface Named {
  make_id: number
  model_id: number | null
  custom_model: string | null
}

/** Whether a car is of the same model as before, whatever the rows are called. */
export const isSameModel = (a: Named, b: Partial<Named>): boolean =>
  a.make_id === b.make_id && a.model_id === b.model_id && a.custom_model === b.custom_model
