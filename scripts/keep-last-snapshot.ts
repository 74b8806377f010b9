// After `npm run db:generate`, which compares the schema with the last snapshot alone: removes those before it.
import { globSync, rmSync } from 'node:fs'

const snapshots = globSync('server/platform/db/migrations/meta/*_snapshot.json').toSorted()
for (const file of snapshots.slice(0, -1)) rmSync(file)
