export const en = {
  review_field_car: 'Car',
  review_field_ad_title_ar: 'Title in Arabic',
  review_field_ad_title_en: 'Title in English',
  review_field_description_ar: 'Description in Arabic',
  review_field_description_en: 'Description in English',
  review_field_price_note: 'Note on the price',
  review_field_contact_name: 'Contact name',
  review_field_contact_methods: 'Contact methods',
  review_by_phone: 'Phone',
  review_by_whatsapp: 'WhatsApp',
  review_by_email: 'Email',
  review_by_message: 'Messages',
}
