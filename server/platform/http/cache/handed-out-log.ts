import { createWriteStream, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import type { HandedOutPage } from './stored-page.ts'

export interface HandedOutLog {
  add: (page: HandedOutPage) => void
  /** Pages that processes which no longer run have handed out, and that shared caches may still serve. */
  takePrevious: () => HandedOutPage[]
}

/** No page is served for longer, so each file holds those of this time, and the one before it is kept. */
const FILE_MS = 360_000
const FILE = /^(\d+)(?:\.old)?\.jsonl$/

/**
 * Logs in files which pages this process has handed out to shared caches, so that a process that starts after a crash
 * can purge them: it does not know what has changed meanwhile.
 */
export function openHandedOutLog(folder: string): HandedOutLog {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${process.pid}.jsonl`)
  let stream: WriteStream | undefined
  let openedAt = 0

  function open(now: number): WriteStream {
    if (stream) {
      stream.end()
      renameSync(file, join(folder, `${process.pid}.old.jsonl`))
    }
    openedAt = now
    stream = createWriteStream(file, { flags: 'a' })
    // a full disk does not affect visitors
    stream.on('error', () => {})
    return stream
  }

  return {
    add: (page) => {
      const now = Date.now()
      const current = stream && now - openedAt < FILE_MS ? stream : open(now)
      current.write(`${JSON.stringify(page)}\n`)
    },
    takePrevious: () => {
      const ended = readdirSync(folder).filter((name) => isOfEndedProcess(Number(FILE.exec(name)?.[1])))
      const pages = ended.flatMap((name) => readPages(join(folder, name)))
      for (const name of ended) rmSync(join(folder, name), { force: true })
      return pages.filter(({ until }) => until > Date.now())
    },
  }
}

/** A process in a container often has the same ID as the one before it. */
function isOfEndedProcess(pid: number): boolean {
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** The last line may be incomplete. */
function readPages(file: string): HandedOutPage[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as HandedOutPage]
      } catch {
        return []
      }
    })
}
