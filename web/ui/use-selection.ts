import { useState } from 'react'

export interface Selection {
  selected: ReadonlySet<string>
  select: (ids: readonly string[], isSelected: boolean) => void
}

/** Selected items of a list, by id, for bulk actions. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())

  function select(ids: readonly string[], isSelected: boolean) {
    setSelected((known) => new Set(isSelected ? [...known, ...ids] : [...known].filter((id) => !ids.includes(id))))
  }

  return { selected, select }
}
