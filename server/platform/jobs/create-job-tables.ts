import { PgBoss } from 'pg-boss'

/** Creates the tables of the job queue in a database in which no jobs run. */
export async function createJobTables(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, schedule: false, supervise: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}
