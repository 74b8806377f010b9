/** A page that exists on every installation, as it is before admins change it. */
export interface FixedPage {
  id: string
  slug: string
  title_ar: string
  title_en: string
  excerpt_ar: string
  excerpt_en: string
  /** Leaves room before it for pages that admins add. */
  footer_place: number
  /** In the notation of `bodyOfText`. */
  text_ar: string
  text_en: string
}
