// node scripts/scaling.ts   writes the table of docs/scaling.md
import { readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { SCALING, withTable } from './scaling/write-table.ts'

writeFileSync(SCALING, withTable(readFileSync(SCALING, 'utf8')))
spawnSync('node_modules/.bin/oxfmt', [SCALING])
