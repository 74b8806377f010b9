import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../understanding/sentences/', import.meta.url)

export interface LabelledSentence {
  text: string
  /** Fair readings, as they are written. */
  readings: string[]
}

/** The sentences of `understanding/sentences`, by kind. */
export function labelledSentences(): Map<string, LabelledSentence[]> {
  return new Map(
    readdirSync(FOLDER)
      .toSorted()
      .map((file) => [file.replace('.txt', ''), sentencesIn(file)]),
  )
}

function sentencesIn(file: string): LabelledSentence[] {
  return readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const at = line.lastIndexOf(' => ')
      return { text: line.slice(0, at), readings: line.slice(at + 4).split('||') }
    })
}
