import type { Locator } from '@playwright/test'

/** The menu button of an ad in the list of own ads. */
export const menuOf = (ad: Locator): Locator => ad.getByRole('button', { name: /^(?:إجراءات أخرى|More actions)/ })

/** Selects an item of the menu by keyboard. */
export async function chooseInMenu(ad: Locator, name: string): Promise<void> {
  await menuOf(ad).press('Enter')
  await ad.page().getByRole('menuitem', { name, exact: true }).press('Enter')
}
