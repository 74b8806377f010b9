import { expect, type Locator } from '@playwright/test'

/** The menu button of a card. */
export const cardMenuOf = (card: Locator): Locator => card.getByRole('button', { name: /^(?:خيارات|Options for) / })

/** Selects an item of the menu by keyboard. The menu of another card may still be closing. */
export async function chooseOnCard(card: Locator, name: string): Promise<void> {
  const button = cardMenuOf(card)
  const label = (await button.getAttribute('aria-label')) ?? ''
  await button.press('Enter')
  await card
    .page()
    .getByRole('menu', { name: label, exact: true })
    .locator('[role^=menuitem]', { hasText: name })
    .press('Enter')
}

/**
 * Selects a car for comparison by keyboard. Waits until the focus has returned to the button, since that would close
 * the menu of the next card.
 */
export async function compareCard(card: Locator): Promise<void> {
  await chooseOnCard(card, 'قارن')
  await expect(cardMenuOf(card)).toBeFocused()
}
