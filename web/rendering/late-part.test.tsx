import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadArea, loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { latePart, loadReadParts } from './late-part.tsx'

await loadDefaultTexts('en')

const Dialog = ({ name }: { name: string }) => <p>{name}</p>
const button = <button type="button">Open</button>

const within = (element: Elements) => <TextsProvider value={createTexts('en', {})}>{element}</TextsProvider>

async function htmlOf(element: Elements): Promise<string> {
  const { prelude } = await prerender(within(element))
  return new Response(prelude).text()
}

test('a late part is rendered at once after its loader, and with its code if there was no loader', async () => {
  const read = vi.fn(async () => Dialog)
  const Loaded = latePart(read)
  await Loaded.load()
  expect(renderToString(within(<Loaded name="Report" />))).toBe('<p>Report</p>')
  expect(read).toHaveBeenCalledOnce()
  const Late = latePart(async () => Dialog)
  expect(await htmlOf(<Late name="Report" />)).toContain('<p>Report</p>')
})

test('until a late part is wanted it shows its fallback, and loads nothing', async () => {
  const read = vi.fn(async () => Dialog)
  const Late = latePart(read)
  expect(await htmlOf(<Late name="Report" isWanted={false} fallback={button} />)).toContain('Open')
  expect(read).not.toHaveBeenCalled()
  await Late.load()
  expect(renderToString(within(<Late name="Report" isWanted={false} fallback={button} />))).toContain('Open')
})

test('a failed preload is forgotten, and the next one loads the code', async () => {
  const read = vi.fn().mockRejectedValueOnce(new TypeError('no connection')).mockResolvedValue(Dialog)
  const Late = latePart(read as () => Promise<typeof Dialog>)
  Late.opener.onPointerEnter()
  await Promise.resolve()
  Late.opener.onPointerDown()
  await expect.poll(() => renderToString(within(<Late name="Report" />))).toBe('<p>Report</p>')
})

test('ROUTE-02 what is read first is loaded before hydration only where the server has rendered it', async () => {
  const [row, facts] = [vi.fn(async () => Dialog), vi.fn(async () => Dialog)]
  latePart(row, { readIn: '.car-row' })
  latePart(facts, { readIn: '.article-fact' })
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === '.car-row' ? {} : null) })
  onTestFinished(() => void vi.unstubAllGlobals())
  await loadReadParts()
  expect([row, facts].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

test('TOAST-01 a part without an area does not wait for texts of another part that never come; others do', async () => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', { documentElement: { classList: { contains: () => false } } })
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })
  await loadArea({ ar: () => new Promise(() => {}), en: () => new Promise(() => {}) })
  const [loaded, waiting] = [vi.fn(), vi.fn()]
  void latePart(async () => Dialog)
    .load()
    .then(waiting)
  await latePart(async () => Dialog, { hasNoArea: true })
    .load()
    .then(loaded)
  expect(loaded).toHaveBeenCalledOnce()
  expect(waiting).not.toHaveBeenCalled()
})
