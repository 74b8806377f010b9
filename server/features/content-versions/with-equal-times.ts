/** Writes times as they are stored, since `12:00:00Z` and `12:00:00.000Z` are the same. */
export const withEqualTimes = <Fields extends object>(fields: Fields, times: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      times.includes(field) && typeof value === 'string' ? new Date(value).toISOString() : value,
    ]),
  ) as Fields
