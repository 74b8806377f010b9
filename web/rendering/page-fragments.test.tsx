import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { bytesOf } from './bytes-of.ts'
import { pageFragments } from './page-fragments.ts'
import { CachedFragment, PlaceFragmentProvider, type PlaceFragment } from './cached-fragment.tsx'

beforeAll(() => Promise.all([loadDefaultTexts('en'), loadDefaultTexts('ar')]))

const noteRendering = vi.fn()

function Choice({ label, count }: { label: string; count: string }) {
  noteRendering()
  return (
    <li title={label}>
      {label}: <bdi>{count}</bdi>
      <a href={count}>{label}</a>
    </li>
  )
}

const List = ({ counts }: { counts: Readonly<Record<string, string>> }) => (
  <ul>
    before
    {Object.entries(counts).map(([label, count]) => (
      <CachedFragment key={label} of={label === 'own' ? null : [Choice, label]} fills={[count]}>
        {([shown = '']) => <Choice label={label} count={shown} />}
      </CachedFragment>
    ))}
    after
  </ul>
)

function page(counts: Readonly<Record<string, string>>, lang: 'ar' | 'en' = 'en') {
  const { place, fillIn } = pageFragments()
  noteRendering.mockClear()
  const html = renderToString(
    <TextsProvider value={createTexts(lang, {})}>
      <PlaceFragmentProvider value={place}>
        <List counts={counts} />
      </PlaceFragmentProvider>
    </TextsProvider>,
  )
  return { html: fillIn(bytesOf(html)).toString(), rendered: noteRendering.mock.calls.length }
}

/** The HTML that the browser hydrates. */
const asHydrated = (counts: Readonly<Record<string, string>>) =>
  renderToString(
    <TextsProvider value={createTexts('en', {})}>
      <List counts={counts} />
    </TextsProvider>,
  )

test('a page of kept fragments is letter by letter the page that React renders, with its own counts', () => {
  const first = { '"a" & <b>': '١', 'ج ✓': '2', own: 'أ' }
  expect(page(first)).toEqual({ html: asHydrated(first), rendered: 3 })
  const second = { 'ج ✓': "٤ & <i>'", '"a" & <b>': '5', new: '6', own: '7' }
  expect(page(second)).toEqual({ html: asHydrated(second), rendered: 2 })
  expect(page(second)).toEqual({ html: asHydrated(second), rendered: 1 })
})

test('fragments of the other language are others', () => {
  page({ d: '1' })
  expect(page({ d: '1' }, 'ar').rendered).toBe(1)
  expect(page({ d: '1' }).rendered).toBe(0)
})

test('a page without fragments stays as it is', () => {
  expect(pageFragments().fillIn(bytesOf('<p>أa<!-- -->b</p>')).toString()).toBe('<p>أa<!-- -->b</p>')
})

const Frame = ({ title, counts }: { title: string; counts: readonly string[] }) => (
  <CachedFragment of={[Frame, title, counts]}>
    {() => (
      <section>
        <h2>{title}</h2>
        {counts.map((count) => (
          <CachedFragment key={count} of={[Choice, 'within']} fills={[count]}>
            {([shown = '']) => <Choice label="within" count={shown} />}
          </CachedFragment>
        ))}
        <p>after</p>
      </section>
    )}
  </CachedFragment>
)

test('fragments within a fragment are kept for others of their kind, and the outer one keeps them filled', () => {
  const render = (title: string, counts: readonly string[], place: PlaceFragment | null) =>
    renderToString(
      <TextsProvider value={createTexts('en', {})}>
        <PlaceFragmentProvider value={place}>
          <main>
            <Frame title={title} counts={counts} />
            <Frame title="beside" counts={counts} />
          </main>
        </PlaceFragmentProvider>
      </TextsProvider>,
    )
  const timesRendered = (title: string, counts: readonly string[]) => {
    const { place, fillIn } = pageFragments()
    noteRendering.mockClear()
    const html = fillIn(render(title, counts, place)).toString()
    const times = noteRendering.mock.calls.length
    expect(html).toBe(render(title, counts, null))
    return times
  }
  // a kind is cached at the end of the page that rendered it first
  expect(timesRendered('one', ['1', '<2>'])).toBe(4)
  expect(timesRendered('two', ['3', '٤', '"5"'])).toBe(0)
  expect(timesRendered('two', ['3', '٤', '"5"'])).toBe(0)
})

const Cover = ({ src }: { src: string }) => (
  <p>
    <img src={src} alt={src} fetchPriority="high" />
  </p>
)

test('what React preloads for a fragment has the values of the fragment', () => {
  const { place, fillIn } = pageFragments()
  const covers = ['/a.webp?b&c', '/b.webp'].map((src) => (
    <CachedFragment key={src} of={[Cover]} fills={[src]}>
      {([shown = '']) => <Cover src={shown} />}
    </CachedFragment>
  ))
  const render = (how: PlaceFragment | null) =>
    renderToString(
      <TextsProvider value={createTexts('en', {})}>
        <PlaceFragmentProvider value={how}>{covers}</PlaceFragmentProvider>
      </TextsProvider>,
    )
  const html = fillIn(render(place)).toString()
  expect(html).toContain('<link rel="preload" as="image" href="/b.webp"')
  expect(html).toBe(render(null))
})
