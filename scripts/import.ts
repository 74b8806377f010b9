// npm run import -- ads.csv --mapping ads.mapping.json
// Takes any file of a spreadsheet. Without --mapping it reads `ads.mapping.json` beside it.
import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { importCars, readMapping } from '#server/features/import/public.ts'
import { StartError } from '#server/platform/start-error.ts'
import { runWithServices } from './run-with-services.ts'

const USAGE = 'Usage: npm run import -- FILE [--mapping FILE.json]'

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { mapping: { type: 'string' } }, allowPositionals: true })
    const [file, more] = positionals
    if (file && !more) return { file, mappingFile: values.mapping ?? file.replace(/\.[^./\\]+$/, '.mapping.json') }
  } catch {
    // unknown option: the usage is printed
  }
  throw new StartError(USAGE)
}

function readFiles() {
  const { file, mappingFile } = readArguments()
  if (!existsSync(file)) throw new StartError(`File ${file} does not exist.`)
  return { file, mapping: readMapping(mappingFile) }
}

await runWithServices(readFiles, async (services, { file, mapping }, log) => {
  const started = performance.now()
  const { rows, added, known, repaired, on_request, refused, other_sheets } = await importCars(services, {
    file,
    mapping,
  })
  const seconds = (performance.now() - started) / 1000

  log(`${rows} rows in ${seconds.toFixed(1)} s (${Math.round(rows / seconds)} a second)`)
  log(
    `${added} ads added, ${known} known before, ${repaired} read with a repair, ${on_request} without a price, ${refused.length} rows refused`,
  )
  if (other_sheets.length) log(`sheets that were not read: ${other_sheets.join(', ')}`)
  if (!refused.length) return
  const report = `${file}.refused.txt`
  const lines = refused.map(({ line, id, reasons }) => `line ${line}, ad ${id}: ${reasons.join('; ')}`)
  writeFileSync(report, `${lines.join('\n')}\n`)
  for (const line of lines.slice(0, 10)) log(line)
  log(`every refused row with its reasons: ${report}`)
})
