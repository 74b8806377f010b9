import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { givenServices } from '#server/testing/given-services.ts'
import { countUnreadOf } from './count-unread.ts'
import { readAdded, readSeen } from './read-news.ts'

/** After this number of executions, PostgreSQL chooses between custom plans and a generic plan. */
const PLANNED_FOR_VALUES = 5

test('the statements that read new messages use a generic plan for any number of messages', async () => {
  const { db, clock } = await givenServices()
  const generic = await db.transaction(async (tx) => {
    for (let run = 0; run <= PLANNED_FOR_VALUES; run += 1) {
      await readAdded({ db: tx, clock }, [`${newId()}/1`])
      await readSeen(tx, [`${newId()}/${newId()}`])
      await countUnreadOf(tx, [newId()])
    }
    const { rows } = await tx.execute(
      sql`select name from pg_prepared_statements where generic_plans > 0 order by name`,
    )
    return rows.map(({ name }) => name)
  })
  expect(generic).toEqual(['count_unread', 'read_added', 'read_seen'])
})
