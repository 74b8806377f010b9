import { lazy, Suspense, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { writePage } from './write-page.ts'

const write = async (page: ReactNode) => {
  const errors: unknown[] = []
  const options = { nonce: undefined, waits: 1000, onError: (error: unknown) => void errors.push(error) }
  return { html: await writePage(<html lang="en">{page}</html>, options), errors }
}
const Later = lazy(async () => ({ default: () => <p>here</p> }))
function Broken(): ReactNode {
  throw new Error('broken')
}

test('a page is rendered as a whole, with all of its parts', async () => {
  const { html } = await write(<body>{['a', 'b']}</body>)
  expect(html).toBe('<!DOCTYPE html><html lang="en"><head></head><body>a<!-- -->b</body></html>')
})

test('a part that suspends is waited for', async () => {
  const page = (
    <body>
      <Suspense fallback="later">
        <Later />
      </Suspense>
    </body>
  )
  expect((await write(page)).html).toContain('<p>here</p>')
})

test('a part that fails is left to the browser and reported once, a page that fails as a whole is rejected', async () => {
  const { html, errors } = await write(
    <body>
      <Suspense fallback="instead">
        <Broken />
      </Suspense>
    </body>,
  )
  expect(html).toContain('instead')
  expect(errors).toEqual([new Error('broken')])
  await expect(write(<Broken />)).rejects.toThrow('broken')
})
