import { expect, test } from 'vitest'
import type { Undone } from '#contract/audit.ts'
import type { ApiClient } from '#contract/client.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import '#web/texts/audit/area.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { noteRequests, undoFailureText, undoRequests } from './undo.ts'

const texts = createTexts('en', {})
const errorOf = (code: string, data: object = {}) => Object.assign(new Error(code), { code, data })

type Outcome = Undone['outcomes'][number]
const AT = '2026-06-15T12:00:00.000Z'
const COLLEAGUE = { kind: 'admin', id: null, name: 'Noura', at: AT } as const
const outcome = (id: string, refused: Outcome['refused'] = null): Outcome => ({
  change_id: id,
  what: 'set_ad_state',
  subject: { kind: 'ad', id, name: { ar: `سيارة ${id}`, en: `Car ${id}` } },
  refused,
})
const several = (count: number, refused: Outcome['refused'] = null) =>
  Array.from({ length: count }, (_, at) => outcome(`${at}`, refused))
const CHANGED: Outcome['refused'] = { code: 'NOT_UNDOABLE', reason: 'changed_since', changed_by: COLLEAGUE }
const BEFORE: Outcome['refused'] = { code: 'NOT_UNDOABLE', reason: 'undone' }

/** @param answers errors or outcomes by request id */
function givenApi(answers: Record<string, Error | Outcome[]> = {}) {
  const undone: string[] = []
  const undoRequest = async ({ request_id }: { request_id: string }): Promise<Undone> => {
    const answer = answers[request_id] ?? [outcome(request_id)]
    if (answer instanceof Error) throw answer
    undone.push(request_id)
    return { outcomes: answer }
  }
  return { api: { audit: { undo_request: undoRequest } } as unknown as ApiClient, undone }
}

test('ADMIN-07 two concurrent calls record their own request ids', async () => {
  const answers = await Promise.all(
    ['a', 'b'].map((name) =>
      noteRequests(async ({ context }) => {
        await Promise.resolve()
        context.noteRequest(`${name}1`)
        await Promise.resolve()
        context.noteRequest(`${name}2`)
        return name
      }),
    ),
  )
  expect(answers).toEqual([
    { answer: 'a', requestIds: ['a1', 'a2'] },
    { answer: 'b', requestIds: ['b1', 'b2'] },
  ])
})

test('ADMIN-07 requests are undone in reverse, and one that cannot be does not stop the others', async () => {
  const all = givenApi()
  expect(await undoRequests(all.api, ['1', '2', '3'], texts)).toEqual({
    text: '3 ads restored.',
    hasFailed: false,
    remaining: [],
    unfinished: [],
    skipped: [],
  })
  expect(all.undone).toEqual(['3', '2', '1'])
  const some = givenApi({ 2: [outcome('2', { code: 'NOT_UNDOABLE', reason: 'too_late' })] })
  expect(await undoRequests(some.api, ['1', '2', '3'], texts)).toMatchObject({
    text: '2 ads restored, 1 ad left as it is.',
    hasFailed: true,
    remaining: [],
    unfinished: ['2'],
    skipped: [
      { name: 'Car 2', to: '/admin/cars/edit/2', reason: 'It’s more than 30 days old, so it can’t be undone.' },
    ],
  })
})

test.each([
  [
    several(49),
    [CHANGED],
    '49 ads restored, 1 ad left because a colleague changed it after you.',
    'أُعيد 49 إعلانًا، وتُرك إعلان واحد لأن زميلًا غيّره بعدك.',
  ],
  [
    several(49, BEFORE),
    [CHANGED],
    '49 ads had already been restored, 1 ad left because a colleague changed it after you.',
    'سبقت إعادة 49 إعلانًا، وتُرك إعلان واحد لأن زميلًا غيّره بعدك.',
  ],
  [
    several(3),
    [CHANGED, CHANGED],
    '3 ads restored, 2 ads left because a colleague changed them after you.',
    'أُعيدت 3 إعلانات، وتُرك إعلانان لأن زميلًا غيّرهما بعدك.',
  ],
  [several(50, BEFORE), [], '50 ads had already been restored.', 'سبقت إعادة 50 إعلانًا.'],
])('ADMIN-07 an undo of many says how many it undid and how many it left', async (undone, left, english, arabic) => {
  const { api } = givenApi({ 1: [...undone, ...left.map((why, at) => outcome(`left ${at}`, why))] })
  await loadDefaultTexts('ar')
  expect((await undoRequests(api, ['1'], texts)).text).toBe(english)
  const inArabic = await undoRequests(api, ['1'], createTexts('ar', {}))
  expect(inArabic.text).toBe(arabic)
  expect(inArabic.skipped).toHaveLength(left.length)
})

test('ADMIN-07 an undo that failed or did not reach the server can be repeated', async () => {
  const { api } = givenApi({
    1: new TypeError('offline'),
    2: [outcome('2'), outcome('x', { code: 'UNAVAILABLE' })],
  })
  expect(await undoRequests(api, ['1', '2', '3'], texts)).toMatchObject({ hasFailed: true, remaining: ['1', '2'] })
})

test.each([
  [errorOf('NOT_UNDOABLE', { reason: 'undone' }), 'It has already been undone.'],
  [errorOf('NOT_UNDOABLE', { reason: 'irreversible' }), 'This kind of change can’t be undone.'],
  [errorOf('NOT_FOUND'), 'There’s nothing to undo here.'],
  [
    errorOf('NOT_UNDOABLE', {
      reason: 'changed_since',
      changed_by: COLLEAGUE,
      fields: [{ field: 'state', current: 'expired', wanted: 'active' }],
    }),
    '\u2068Noura\u2069 changed it afterwards, on 15 June 2026 at 15:00. Now it’s Status: \u2068expired\u2069',
  ],
  [
    errorOf('CONTENT_CHANGED', { fields: [{ field: 'text_en', current: 'Gate', wanted: 'Door' }] }),
    'Not undone: somebody changed the same thing since. Now it’s English: \u2068Gate\u2069',
  ],
])('ADMIN-07 %s says why it was not undone', (error, text) => {
  expect(undoFailureText(error, texts)).toBe(text)
})
