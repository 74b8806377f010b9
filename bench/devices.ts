// The devices of some users in a process of its own, so that its garbage collection delays no others.
import type { AddedNews } from '#contract/live.ts'
import type { DeviceAnswer, DeviceQuestion, ToOpen } from './open-devices.ts'
import { openSockets } from './open-sockets.ts'
import { watchStops } from './watch-stops.ts'

const REPORT_MS = 100

const receipts: [id: string, at: number][] = []
let longestStop = watchStops()

process.on('message', (question: DeviceQuestion) => {
  if (question === 'watch') {
    longestStop()
    longestStop = watchStops()
  } else if (question === 'end') report({ receipts, longestStop: longestStop() }, () => process.exit(0))
  else void open(question)
})

async function open({ origin, path, talkers }: ToOpen): Promise<void> {
  const sockets = await openSockets(origin, path, talkers)
  for (const [at, socket] of sockets.entries()) {
    socket.on('message', ({ message: { id, sender_id } }: AddedNews) => {
      if (sender_id !== talkers[at]?.id) receipts.push([id, performance.timeOrigin + performance.now()])
    })
  }
  setInterval(() => report({ receipts: receipts.splice(0) }), REPORT_MS)
  report('open')
}

function report(answer: DeviceAnswer, then = () => {}): void {
  process.send?.(answer, undefined, undefined, then)
}
