/** How the price of an ad compares. */
export const en = {
  fair_title: 'How the price compares',
  fair_expected: 'Expected price',
  fair_usual: 'Usual prices',
  fair_usual_range: '{{from}} to {{to}}',
  fair_count: 'Comparable ads',
  fair_confidence: 'Confidence',
  fair_confidence_high: 'High',
  fair_confidence_medium: 'Medium',
  fair_confidence_low: 'Low',
  fair_counted: 'As of {{time}}',
  fair_lower: 'At {{price}} or less it is a “{{label}}”.',
  fair_higher: 'At {{price}} or more it is a “{{label}}”.',
  fair_doubtful:
    'The price is less than half of what is expected. It may be a mistake, an instalment or bait: ask before you pay anything.',
  fair_plot: 'Price by mileage',
  fair_plot_label:
    '{{ads}} with {{from}} to {{to}} ask between {{lower}} and {{upper}}; about {{expected}} is expected of this car.',
  fair_plot_own: 'This car asks {{price}} at {{mileage}}.',
  fair_plot_note:
    'In riyals, by thousands of kilometres. Full dots: comparable ads of {{year}}; hollow ones: of years close to it. The line: the expected price of a {{year}} car; the ring: this car.',
  fair_table: 'The comparable ads as a table',
  fair_car: 'Car',
  fair_asked: 'Asked',
  fair_adjusted: 'Adjusted to this car',
  fair_method: 'How is this computed?',
  fair_method_ads:
    'Only from ads of the same model on Sayyad: the most similar in year and mileage, at most 30, at least 8.',
  fair_method_adjusted:
    'Each of their prices is adjusted to the year and mileage of this car: {{year}}% more per newer year, {{mileage}}% less per 10,000 km, as ads of this model show. The expected price is their weighted median.',
  fair_method_label:
    'The label depends on how far the price is from the expected one, measured by how much similar cars differ. Condition, trim and extras are not considered: a good reason can justify a high price.',
  fair_method_asked:
    'Prices asked are not prices paid, and this is no valuation. All is counted anew every ten minutes.',
  fair_buyers_see: 'Buyers see beside the price:',
  fair_too_few_own: 'Too few similar ads: buyers see no label beside the price.',
}
