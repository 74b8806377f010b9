interface Named {
  slug: string
  name_ar: string
  name_en: string
}

/** What visitors see of a row of the catalogue. */
export const named = ({ slug, name_ar, name_en }: Named): Named => ({ slug, name_ar, name_en })
