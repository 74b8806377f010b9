import { v5 as idOf } from 'uuid'
import type { ApiClient } from '#contract/client.ts'
import { adDay } from '#domain/ads/ad-day.ts'
import { SUPPORT_TOPICS } from '#domain/support/topics.ts'
import type { Lang } from '#domain/language.ts'
import type { Failure } from '#web/ui/form/failure.ts'
import { readForm, refuse } from '#web/ui/form/refusal.ts'

/** The namespace of the IDs of requests that were sent without scripts. */
const NAMESPACE = 'b6f2f4a6-6c0c-4b53-8d5a-0a8a4a0f7d3e'

type Typed = Record<'topic' | 'account_email' | 'name' | 'email' | 'text', string>

/** What became of a request that was sent without scripts. */
export interface RequestAnswer {
  typed: Typed
  refused?: Failure
}

/**
 * Sends the form of the page, for browsers without scripts. The same text counts once a day, as when a reload sends it
 * again.
 */
export async function answerRequest(request: Request, api: ApiClient, lang: Lang) {
  const form = await readForm(request)
  const textOf = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n')
  const typed: Typed = {
    topic: textOf('topic'),
    account_email: textOf('account_email'),
    name: textOf('name'),
    email: textOf('email'),
    text: textOf('text'),
  }
  const topic = SUPPORT_TOPICS.find((one) => one === typed.topic) ?? 'other'
  const id = idOf(JSON.stringify([adDay(new Date()), typed]), NAMESPACE)
  try {
    await api.support.send({ ...typed, topic, request_id: id, language: lang })
    return { typed } satisfies RequestAnswer
  } catch (error) {
    return refuse(error, { typed })
  }
}
