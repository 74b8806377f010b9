import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { CalculatorFrame } from './calculator-frame.tsx'

beforeAll(() => loadDefaultTexts('ar'))

const linksAt = (address: string) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <TextsProvider value={createTexts('ar', {})}>
        <CalculatorFrame calculator="yearly">
          <p />
        </CalculatorFrame>
      </TextsProvider>
    </MemoryRouter>,
  )
  return [...html.matchAll(/href="(\/calculators[^"]*)"/g)].map(([, to]) => to)
}

test('the calculators lead to each other for the same car, without what was typed', () => {
  expect(linksAt('/calculators/yearly-cost?car=a%26b&km=1')).toEqual([
    '/calculators/yearly-cost?car=a%26b',
    '/calculators/instalments?car=a%26b',
    '/calculators/transfer?car=a%26b',
  ])
  expect(linksAt('/calculators/yearly-cost?km=1')[1]).toBe('/calculators/instalments')
})
