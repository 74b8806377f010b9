import { spawn } from 'node:child_process'

export interface Step {
  title: string
  /** A program in node_modules/.bin and its arguments. */
  command: string[]
  /** Title of a step that must end first. */
  after?: string
}

export interface Outcome {
  title: string
  seconds: number
  hasPassed: boolean
  /** Output of the program. */
  output: string
}

/** Runs steps in parallel, in order as far as `after` requires. A failed step does not stop the others. */
export async function runSideBySide(
  steps: readonly Step[],
  atOnce: number,
  onEnd: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const waiting = [...steps]
  const outcomes: Outcome[] = []
  const running = new Set<Promise<void>>()
  async function finish(step: Step): Promise<void> {
    const outcome = await runStep(step)
    outcomes.push(outcome)
    onEnd(outcome)
  }
  const hasEnded = (title: string) => outcomes.some((outcome) => outcome.title === title)
  while (waiting.length || running.size) {
    const index = waiting.findIndex(({ after }) => after === undefined || hasEnded(after))
    if (index === -1 || running.size === atOnce) {
      await Promise.race(running)
      continue
    }
    for (const step of waiting.splice(index, 1)) {
      const run = finish(step)
      running.add(run)
      void run.then(() => running.delete(run))
    }
  }
  return outcomes
}

function runStep({ title, command: [program = '', ...args] }: Step): Promise<Outcome> {
  const started = performance.now()
  const child = spawn(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) =>
      resolve({ title, seconds: (performance.now() - started) / 1000, hasPassed: status === 0, output }),
    )
  })
}
