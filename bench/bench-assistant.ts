import { setTimeout as wait } from 'node:timers/promises'
import type { AssistantState } from '#contract/assistant.ts'
import { NO_WISH } from '#domain/assistant/wish.ts'
import type { DataServices } from '#server/context.ts'
import { answerMessage, showPart } from '#server/features/assistant/public.ts'
import { openCarIndex } from '#server/features/search/car-index/open-car-index.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import { createDataServices } from '#server/services.ts'
import { timingsOf } from './measure.ts'
import { atMost, reported, type Figure } from './report.ts'

/** Conversations of buyers; each begins anew. */
const TALKS: readonly (readonly string[])[] = [
  ['ابي كامري نظيفة تحت 70 الف بالرياض', 'غيرها', 'أرخص', 'لا، جيب', 'بس في جدة', 'شيل الشرط الأخير', 'تراجع'],
  [
    'ابغى سيارة عائلية ٧ مقاعد ما تتعدى ١٠٠ الف',
    'ممشاها اقل من 100 الف كيلو',
    'قارن الاولى والثانية',
    'وش رايك بالثانية',
  ],
  ['looking for a white suv in jeddah', 'under 90k', 'newer', 'not black', 'compare 1 and 2'],
  ['كم سعر الكامري 2020', 'كم تكلفني بالسنة؟', 'كيف انقل ملكية السيارة؟', 'قارن الكامري والاكورد'],
  ['احنا عائلة من 8 اشخاص', 'show me others', 'بدون حوادث', 'قسط 80 الف على 5 سنوات', 'بنسبة 4'],
  ['سيارة صغيرة اقتصادية للجامعة', 'تحت 40 الف', 'غير بيضا', 'الأرخص', 'السلام عليكم'],
]
const ROUNDS = 20
const MOST_FIRST_CARD_MS = 300
const MOST_CPU_MS = 20

/** Turns of conversations as the API answers them, without HTTP; CPU includes the thread of the index. */
export async function benchAssistant(url: string): Promise<Figure[]> {
  const database = openDatabase(url, () => {})
  const index = openCarIndex(database.url, database.events, (error) => console.error('bench: index:', error))
  while (!index.isReady()) await wait(20)
  const services = createDataServices(database, systemClock, index)
  await converse(services)
  const firstCards: number[] = []
  const turns: number[] = []
  const cpus: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { firstCard, whole, cpu } of await converse(services)) {
      if (firstCard !== null) firstCards.push(firstCard)
      turns.push(whole)
      cpus.push(cpu)
    }
  }
  await index.close()
  await database.close()
  const [first, turn, cpu] = [timingsOf(firstCards), timingsOf(turns), timingsOf(cpus)]
  const mean = cpus.reduce((sum, one) => sum + one, 0) / cpus.length
  return [
    { ...atMost('the first card, p99', first.p99, 'ms', MOST_FIRST_CARD_MS), note: `p50 ${first.p50.toFixed(1)} ms` },
    { ...reported('a turn, p50', turn.p50, 'ms'), note: `p99 ${turn.p99.toFixed(1)} ms` },
    { ...atMost('CPU of a turn, mean', mean, 'ms', MOST_CPU_MS), note: `p99 ${cpu.p99.toFixed(1)} ms` },
  ]
}

interface Turn {
  /** Milliseconds; null for an answer without ads. */
  firstCard: number | null
  whole: number
  cpu: number
}

async function converse(services: DataServices): Promise<Turn[]> {
  const turns: Turn[] = []
  for (const talk of TALKS) {
    let state: AssistantState = { wish: NO_WISH, shown: [], past: [] }
    for (const message of talk) {
      const [started, before] = [performance.now(), process.cpuUsage()]
      let firstCard: number | null = null
      let { shown, next, loan } = state
      const answer = await answerMessage(services, { message }, state)
      for await (const part of answer.parts) {
        await showPart(services, part)
        if (part.kind === 'instalments') ({ loan } = part)
        if (part.kind !== 'cars') continue
        firstCard ??= performance.now() - started
        shown = [...part.car_ids]
        next = part.next
      }
      const { user, system } = process.cpuUsage(before)
      turns.push({ firstCard, whole: performance.now() - started, cpu: (user + system) / 1000 })
      state = { ...answer.state, shown, next, loan }
    }
  }
  return turns
}
