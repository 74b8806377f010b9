import type { Locator } from '@playwright/test'

/** The button of the menu of a car's card. */
export const cardMenuOf = (card: Locator): Locator => card.getByRole('button', { name: /^(?:خيارات|Options for) / })

/** By keyboard. */
export async function chooseOnCard(card: Locator, name: string): Promise<void> {
  await cardMenuOf(card).press('Enter')
  await card.page().getByRole('menu').locator('[role^=menuitem]', { hasText: name }).press('Enter')
}
