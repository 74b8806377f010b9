import { startModelServer } from '#server/testing/model-server.ts'
import { newId } from '#server/platform/ids.ts'
import { timingsOf } from './measure.ts'
import { atMost, reported, type Figure } from './report.ts'
import { ORIGIN, startHost } from './start-host.ts'

const QUESTIONS = ['Camry under 90k', 'white SUV in Jeddah', 'How much is a Camry 2020?', 'Compare Camry and Accord']
const ROUNDS = 10
const MOST_AFTER_FIRST_TOKEN_MS = 150
const SCRIPT =
  'Have it inspected. The {{car-1.name}} costs {{car-1.price}} and has been driven {{car-1.mileage}}. Ask the seller for its service history before you decide.'
const UNLIMITED = {
  LLM_DAILY_REQUESTS: '1000000',
  LLM_DAILY_TOKENS: '1000000000',
  LLM_SITE_DAILY_TOKENS: '1000000000',
}

/**
 * Words of a language model over HTTP: of a scripted one, or of a real one if `LLM_BASE_URL` and `LLM_MODEL` are set,
 * whose figures have no limits.
 */
export async function benchModelWords(url: string): Promise<Figure[]> {
  const isReal = Boolean(process.env['LLM_BASE_URL'])
  const model = await startModelServer()
  model.play({ kind: 'text', text: SCRIPT, msBetween: 5 })
  const env: Record<string, string> = isReal ? {} : { LLM_BASE_URL: model.url, LLM_MODEL: 'scripted' }
  const host = await startHost(url, { env: { ...UNLIMITED, ...env } })
  try {
    await askAll()
    model.firstPieces.length = 0
    const answers: Answer[] = []
    for (let round = 0; round < (isReal ? 1 : ROUNDS); round += 1) answers.push(...(await askAll()))
    const withWords = answers.filter(({ firstWords }) => firstWords !== null)
    const shares = reported('answers with words of the model', (withWords.length / answers.length) * 100, '%')
    const whole = timingsOf(answers.map(({ asked, ended }) => ended - asked))
    const answered = timingsOf(answers.map(({ asked, answeredAt }) => answeredAt - asked))
    const figures = [
      { ...shares, note: isReal ? (process.env['LLM_MODEL'] ?? '') : 'scripted' },
      {
        ...reported('the answer of the site before them, p50', answered.p50, 'ms'),
        note: `p99 ${answered.p99.toFixed(0)} ms`,
      },
      { ...reported('a whole answer, p50', whole.p50, 'ms'), note: `p99 ${whole.p99.toFixed(0)} ms` },
    ]
    if (isReal) {
      const first = timingsOf(withWords.map(({ asked, firstWords }) => Number(firstWords) - asked))
      return [...figures, { ...reported('first words, p50', first.p50, 'ms'), note: `p99 ${first.p99.toFixed(0)} ms` }]
    }
    const after = timingsOf(answers.map(({ firstWords }, at) => Number(firstWords) - Number(model.firstPieces[at])))
    const first = atMost("first words after the model's first token, p99", after.p99, 'ms', MOST_AFTER_FIRST_TOKEN_MS)
    return [...figures, { ...first, note: `p50 ${after.p50.toFixed(0)} ms` }]
  } finally {
    await host.stop()
    await model.close()
  }
}

interface Answer {
  asked: number
  /** When the site had answered by itself. */
  answeredAt: number
  /** Null if the model added nothing. */
  firstWords: number | null
  ended: number
}

async function askAll(): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const message of QUESTIONS) answers.push(await ask(message))
  return answers
}

async function ask(message: string): Promise<Answer> {
  const asked = performance.now()
  const { body } = await fetch(`${ORIGIN}/api/v1/assistant/questions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ turn_id: newId(), conversation_id: newId(), language: 'en', message }),
  })
  let [text, answeredAt, firstWords] = ['', asked, null as number | null]
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    if (answeredAt === asked && text.includes('"kind":"answered"')) answeredAt = performance.now()
    if (firstWords === null && text.includes('"kind":"written"')) firstWords = performance.now()
  }
  return { asked, answeredAt, firstWords, ended: performance.now() }
}
