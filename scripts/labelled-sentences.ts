import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const FOLDER = new URL('../understanding/sentences/', import.meta.url)

export interface LabelledSentence {
  text: string
  /** Acceptable readings in the notation of the files. */
  readings: string[]
}

/** Reads labelled sentences by kind. Without files, those of `understanding/sentences`. */
export function labelledSentences(files: readonly string[] = []): Map<string, LabelledSentence[]> {
  const given = files.length
    ? files
    : readdirSync(FOLDER)
        .toSorted()
        .map((file) => new URL(file, FOLDER))
  return new Map(given.map((file) => [basename(String(file), '.txt'), sentencesIn(file)]))
}

function sentencesIn(file: string | URL): LabelledSentence[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const at = line.lastIndexOf(' => ')
      return { text: line.slice(0, at), readings: line.slice(at + 4).split('||') }
    })
}
