export const en = {
  ad_history_title: 'History of this ad',
  ad_history_text: 'Everything that the seller has changed since the ad was published.',
  ad_history_published: 'Published',
  ad_history_published_price: 'Price: {{price}}',
  ad_history_published_mileage: 'Mileage: {{mileage}}',
  ad_history_unchanged: 'Nothing has changed since it was published.',
  ad_history_prices: 'Price from {{from}} when posted to {{to}} now',
  ad_history_now: 'Now',
  ad_history_change: '{{fact}}: from {{from}} to {{to}}',
  ad_history_lowered: 'Price lowered by {{percent}}%: from {{from}} to {{to}}',
  ad_history_raised: 'Price raised by {{percent}}%: from {{from}} to {{to}}',
  ad_history_unstated: 'not stated',
  ad_history_mileage_fell:
    'The ad states fewer kilometres than before. Ask the seller why, and compare with the odometer and the inspection.',
  ad_history_other_car: 'The model or year was changed, so the ad may be about another car than before.',
}
