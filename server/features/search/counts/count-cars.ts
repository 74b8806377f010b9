import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { searchable_cars as car } from '#server/platform/db/schema/index.ts'
import type { CountedCars, CountQuestion } from '../car-index/messages.ts'
import { whereAll } from '../questions/condition-sql.ts'
import { CODE_NAMES, codeOfCar, COLUMNS_OF_CODE, type CodeName, type CountedValues } from '../questions/facet-codes.ts'

/** Counts in the database, where the index cannot answer. */
export async function countCars(db: Db, { conditions, names }: CountQuestion, now: Date): Promise<CountedCars> {
  const columns = names.map((name) => COLUMNS_OF_CODE[name].map((column) => car[column]))
  const sets = columns.map((ofName) => sql`(${list(ofName)})`)
  const { rows } = await db.execute<Partial<CountedValues> & { count: number }>(sql`
    select ${list([sql`count(*)::int as count`, ...columns.flat()])} from ${car}
    where ${whereAll(conditions, now)} group by grouping sets (${list([sql`()`, ...sets])})`)
  let total = 0
  const counted = new Map(names.map((name) => [name, new Map<number, number>()]))
  for (const { count, ...values } of rows) {
    const name = groupedBy(values)
    const counts = name && counted.get(name)
    if (!counts) total = count
    else {
      // rows of one model differ in the make until those of a moved model are rewritten
      const code = codeOfCar(name, values as CountedValues)
      counts.set(code, (counts.get(code) ?? 0) + count)
    }
  }
  const counts = [...counted].map(([name, ofName]) => [
    name,
    { codes: [...ofName.keys()], counts: [...ofName.values()] },
  ])
  return { total, counts: Object.fromEntries(counts) as CountedCars['counts'] }
}

/** The columns of all other groupings are null; those of the total are all null. */
const groupedBy = (values: Partial<CountedValues>): CodeName | undefined =>
  CODE_NAMES.find((name) => (values[COLUMNS_OF_CODE[name][0]] ?? null) !== null)

const list = (parts: readonly SQLWrapper[]) =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )
