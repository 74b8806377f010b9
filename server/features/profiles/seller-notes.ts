import type { SellerNotes } from '#contract/profiles.ts'

/** What a seller tells buyers, of a profile. */
export const sellerNotes = ({
  about,
  place,
  opens_at,
  closes_at,
  friday_opens_at,
  friday_closes_at,
}: SellerNotes): SellerNotes => ({ about, place, opens_at, closes_at, friday_opens_at, friday_closes_at })
