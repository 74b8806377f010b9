import type { Locator } from '@playwright/test'

/** The button of an ad's menu, among the own ads. */
export const menuOf = (ad: Locator): Locator => ad.getByRole('button', { name: /^(?:إجراءات أخرى|More actions)/ })

/** By keyboard. */
export async function chooseInMenu(ad: Locator, name: string): Promise<void> {
  await menuOf(ad).press('Enter')
  await ad.page().getByRole('menuitem', { name, exact: true }).press('Enter')
}
