// A separate process that decodes untrusted pictures, to isolate vulnerable or slow decoders.
import { readdirSync } from 'node:fs'
import { constants, platform, setPriority } from 'node:os'
import sharp from 'sharp'
import { derivePicture } from './derive-picture.ts'
import { drawCard } from './draw-card.ts'
import { encodePicture } from './encode-picture.ts'
import { makeLogo } from './make-logo.ts'
import { PictureRefused } from './picture-refused.ts'
import type { PictureAnswer, PictureOutcome, PictureResults, PictureTask } from './picture-task.ts'

// low priority: about a tenth of a busy machine. On Linux, priority is set per thread and inherited by threads that it
// starts.
const threads = platform() === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)

// several processes share the CPU cores, and each encodes several pictures at the same time
sharp.concurrency(1)

process.on('message', (task: PictureTask) => {
  void answer(task)
})
process.on('disconnect', () => process.exit())

async function answer(task: PictureTask): Promise<void> {
  const outcome = await settle(task)
  const answered: PictureAnswer = { outcome, memory: process.memoryUsage.rss() }
  process.send?.(answered)
}

async function settle(task: PictureTask): Promise<PictureOutcome> {
  try {
    return { result: await work(task) }
  } catch (error) {
    return error instanceof PictureRefused ? { fault: error.fault } : { error: String(error) }
  }
}

async function work(task: PictureTask): Promise<PictureResults[PictureTask['kind']]> {
  if (task.kind === 'card') return drawCard(task.words)
  if (task.kind === 'derive') return derivePicture(task.bytes, task.input)
  // loaded when there is a video
  if (task.kind === 'video') return (await import('./video/make-video.ts')).makeVideo(task.bytes)
  return task.kind === 'encode' ? encodePicture(task.bytes, task.shape) : makeLogo(task.bytes, task.shape)
}
