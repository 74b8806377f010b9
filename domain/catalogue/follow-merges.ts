interface Mergeable {
  id: number
  merged_into: number | null
}

/** Resolves merges: maps the id of each row to the row that it was finally merged into, or to itself. */
export function followMerges<Row extends Mergeable>(rows: readonly Row[]): Map<number, Row> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(rows.map((row) => [row.id, lastOf(row, byId)]))
}

function lastOf<Row extends Mergeable>(row: Row, byId: ReadonlyMap<number, Row>): Row {
  const passed = new Set<number>()
  let last = row
  while (last.merged_into !== null && !passed.has(last.id)) {
    passed.add(last.id)
    const next = byId.get(last.merged_into)
    if (!next) break
    last = next
  }
  return last.merged_into === null ? last : row
}
