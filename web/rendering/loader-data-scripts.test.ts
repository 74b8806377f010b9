import { Script } from 'node:vm'
import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { loaderDataScripts } from './loader-data-scripts.ts'

const scriptsOf = (data: string, nonce?: string) =>
  loaderDataScripts({ serverHandoffStream: new Response(data).body } as EntryContext, nonce)

test('the browser gets all data in chunks and then the end, whatever characters it has', async () => {
  const data = '["</script><!--", "a & b", "\u2028", "سيارة"]\n'
  const html = await scriptsOf(data)
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code)
  expect(scripts).toHaveLength(2)
  const written: string[] = []
  const streamController = { enqueue: (part: string) => written.push(part), close: () => written.push('end') }
  for (const code of scripts)
    new Script(code).runInNewContext({ window: { __reactRouterContext: { streamController } } })
  expect(written).toEqual([data, 'end'])
})

test('the data scripts have the nonce of the page', async () => {
  expect(await scriptsOf('[]', 'mark')).toMatch(/^<!--\$--><script nonce="mark">/)
})

test('a page without data has no data scripts', async () => {
  expect(await loaderDataScripts({} as EntryContext, undefined)).toBe('')
})
