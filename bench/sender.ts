// Sends messages from a process of its own. Its small young generation keeps garbage collection pauses short.
import { randomUUID } from 'node:crypto'
import { atRate } from './at-rate.ts'
import type { SendAnswer, SendQuestion } from './send-messages.ts'
import { watchStops } from './watch-stops.ts'

process.on('message', (question: SendQuestion) => void send(question))

async function send({ url, senders, seconds, perSecond }: SendQuestion): Promise<void> {
  const sent: SendAnswer['sent'] = []
  let refused = 0
  const longestStop = watchStops()
  await atRate({ seconds, perSecond }, async (round) => {
    const { conversation_id, cookies } = senders[(round * 7) % senders.length] ?? { conversation_id: '', cookies: [] }
    const id = randomUUID()
    sent.push([id, performance.timeOrigin + performance.now()])
    const isStored = await fetch(`${url}/${conversation_id}/messages`, {
      method: 'POST',
      headers: { cookie: cookies[round % 2] ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ id, content: `السيارة متوفرة؟ ${round}` }),
    }).then(
      async (answer) => Boolean(await answer.text()) && answer.ok,
      () => false,
    )
    if (!isStored) refused += 1
  })
  process.send?.({ sent, refused, longestStop: longestStop() } satisfies SendAnswer)
}
