import { expect, test } from 'vitest'
import { createDraftKeeper, type Changes, type KeeperState } from './draft-keeper.ts'

const titled = (title: string): Changes => ({ values: { title_ar: title }, seen: { title_ar: '' } })
const NOTHING: Changes = { values: {}, seen: {} }

/** A server that numbers drafts, and can be out of reach. */
function givenKeeper(revision = 0) {
  const server = { revision, draft: null as Changes | null, fails: null as string | null, requests: 0 }
  const states: KeeperState[] = []
  let due: () => void = () => {}
  const keeper = createDraftKeeper({
    revision,
    keep: async (changes, from) => {
      server.requests += 1
      await Promise.resolve()
      if (server.fails) throw new Error(server.fails)
      if (from !== server.revision) throw new Error('conflict')
      server.draft = changes
      return (server.revision += 1)
    },
    drop: async () => {
      server.draft = null
      server.revision = 0
    },
    failureOf: (error) => (error as Error).message as 'offline',
    onState: (state) => states.push(state),
    later: (act) => {
      due = act
    },
  })
  return { keeper, server, states, runDue: () => due() }
}

test('BLOG-01 what is typed is kept once typing pauses, and what follows meanwhile too', async () => {
  const { keeper, server, states } = givenKeeper()
  keeper.note(titled('أ'))
  const first = keeper.flush()
  keeper.note(titled('أب'))
  keeper.note(titled('أبج'))
  expect(await first).toBe(true)
  expect(server.draft).toEqual(titled('أبج'))
  expect(server.requests).toBe(2)
  expect(states.at(-1)).toBe('kept')
})

test('BLOG-01 what cannot be sent is tried again until the server has it', async () => {
  const { keeper, server, states, runDue } = givenKeeper()
  server.fails = 'offline'
  keeper.note(titled('أ'))
  expect(await keeper.flush()).toBe(false)
  expect(states.at(-1)).toBe('offline')
  server.fails = null
  runDue()
  expect(await keeper.flush()).toBe(true)
  expect(server.draft).toEqual(titled('أ'))
})

test('BLOG-01 a draft that another tab has kept is not overwritten without a choice', async () => {
  const { keeper, server, states } = givenKeeper(1)
  server.revision = 2
  keeper.note(titled('من هذا اللسان'))
  expect(await keeper.flush()).toBe(false)
  keeper.note(titled('ويكتب المزيد'))
  expect(await keeper.flush()).toBe(false)
  expect(server.draft).toBeNull()
  expect(states.at(-1)).toBe('conflict')
  keeper.insist(2)
  expect(await keeper.flush()).toBe(true)
  expect(server.draft).toEqual(titled('ويكتب المزيد'))
})

test('BLOG-01 a draft without changes is dropped, and none is made where nothing was typed', async () => {
  const { keeper, server, states } = givenKeeper()
  keeper.note(NOTHING)
  await keeper.flush()
  expect(server.requests).toBe(0)
  keeper.note(titled('أ'))
  await keeper.flush()
  keeper.note(NOTHING)
  await keeper.flush()
  expect(server.draft).toBeNull()
  expect(keeper.revision()).toBe(0)
  expect(states.at(-1)).toBe('clean')
})
