// Moves the source maps of the browser's code out of the folder that is served, after each build. The server reads them
// to name the source line of errors that browsers report.
import { globSync, mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'

const CLIENT = join(import.meta.dirname, '../build/client')
const MAPS = join(import.meta.dirname, '../build/maps')

mkdirSync(MAPS, { recursive: true })
for (const file of globSync('**/*.map', { cwd: CLIENT })) renameSync(join(CLIENT, file), join(MAPS, basename(file)))
