import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { AdminList } from './admin-list.tsx'

const CARS = [
  { id: 'a', name: 'Camry' },
  { id: 'b', name: 'Sonata' },
]
const list = { items: CARS, keyOf: ({ id }: { id: string; name: string }) => id, empty: 'No cars' }
const bulk = { nameOf: ({ name }: { name: string }) => name, renderActions: () => <p>Remove</p> }
const columns = [{ key: 'name', title: 'Name', renderCell: ({ name }: { name: string }) => name }]

const htmlOf = (element: React.ReactElement) =>
  renderToStaticMarkup(
    <TextsProvider value={createTexts('en', {})}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </TextsProvider>,
  )
const boxesIn = (html: string) => html.match(/type="checkbox"/g)?.length ?? 0

test('without bulk actions an admin list has no checkboxes', () => {
  const html = htmlOf(<AdminList {...list} renderItem={({ name }) => <p>{name}</p>} next="?after=b" />)
  expect(boxesIn(html)).toBe(0)
  expect(html).toContain('<p>Sonata</p>')
  expect(html).toContain('href="/?after=b"')
})

test('with bulk actions each item and all of them can be selected; nothing selected shows no action', () => {
  for (const html of [
    htmlOf(<AdminList {...list} bulk={bulk} renderItem={({ name }) => <p>{name}</p>} />),
    htmlOf(<AdminList {...list} bulk={bulk} columns={columns} caption="Cars" />),
  ]) {
    expect(boxesIn(html)).toBe(3)
    expect(html).toContain('aria-label="Select Camry"')
    expect(html).not.toContain('Remove')
  }
})

test('an empty admin list says so, without anything to select', () => {
  const html = htmlOf(<AdminList {...list} items={[]} bulk={bulk} columns={columns} caption="Cars" />)
  expect(html).toContain('No cars')
  expect(boxesIn(html)).toBe(0)
  expect(html).not.toContain('<table')
})
