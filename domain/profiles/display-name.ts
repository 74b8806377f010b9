interface Names {
  first_name: string | null
  last_name: string | null
}

/** First and last name, or either; undefined if there is neither. */
export const displayName = ({ first_name, last_name }: Names): string | undefined =>
  [first_name, last_name]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ') || undefined
