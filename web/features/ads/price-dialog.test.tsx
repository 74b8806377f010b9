import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { OwnAd } from '#contract/ads.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { PriceDialog } from './price-dialog.tsx'

beforeAll(() => loadDefaultTexts('en'))

test('AD-07 the dialog lists the selected ads that keep their price on request', () => {
  const ads = [90_000, null].map((price, at) => ({ id: String(at), price }) as OwnAd)
  const nothing = async () => null
  const html = renderToStaticMarkup(
    <TextsProvider value={createTexts('en', {})}>
      <PriceDialog ads={ads} onClose={nothing} onChange={nothing} />
    </TextsProvider>,
  )
  const items = html.split('<li').slice(1)
  expect(items[0]).toContain('90,000')
  expect(items[1]).toContain('Stays: price on request')
})
