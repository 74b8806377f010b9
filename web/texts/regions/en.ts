/** The map of regions. */
export const en = {
  regions_title: 'Cars by region',
  regions_description: 'How many cars are for sale in each of the thirteen regions of Saudi Arabia.',
  regions_intro: 'Choose a region to see its cars.',
  regions_all: 'All regions: {{cars}}',
}
