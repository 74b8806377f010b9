import type { Draft } from '#contract/ads.ts'
import type { Profile } from '#contract/profiles.ts'
import { EMPTY_FORM, formOf, type AdForm } from './ad-form.ts'

export type Seller = Pick<Profile, 'first_name' | 'last_name' | 'display_name' | 'phone_number'>

/** Initial values of the editor of a new ad. */
export function initialForm(draft: Draft | null, seller: Seller): AdForm {
  const { first_name, last_name, display_name, phone_number } = seller
  const defaults = {
    ...EMPTY_FORM,
    contact_name: first_name || last_name ? display_name : '',
    phone_number: phone_number ?? '',
  }
  return draft ? formOf(draft.fields, defaults) : defaults
}
