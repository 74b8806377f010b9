import { city, type ReferenceRegion } from '../place.ts'

export const TABUK_REGION: ReferenceRegion = {
  slug: 'tabuk',
  name_en: 'Tabuk Region',
  name_ar: 'منطقة تبوك',
  aliases: [],
  cities: [
    city('tabuk', 'Tabuk', 'تبوك', [28.3998, 36.5715], 594_000, ['Tabouk', 'Tabook']),
    city('umluj', 'Umluj', 'أملج', [25.0213, 37.2685], 65_000, ['Amlaj']),
    city('duba', 'Duba', 'ضباء', [27.3513, 35.6901], 50_000, ['Dhuba', 'ضبا']),
    city('wajh', 'Al Wajh', 'الوجه', [26.2455, 36.4525], 45_000, ['Al Wejh']),
    city('tayma', 'Tayma', 'تيماء', [27.6278, 38.5517], 40_000, ['تيما', 'Taima']),
    city('haql', 'Haql', 'حقل', [29.2864, 34.9389], 30_000),
    city('bada', 'Al Bada', 'البدع', [28.48, 35.0186], 8_000),
    city('sharma', 'Sharma', 'شرما', [28.0231, 35.2672], 5_000, ['NEOM', 'نيوم']),
  ],
}

export const HAIL_REGION: ReferenceRegion = {
  slug: 'hail',
  name_en: 'Hail Region',
  name_ar: 'منطقة حائل',
  aliases: [],
  cities: [
    city('hail', 'Hail', 'حائل', [27.5219, 41.6907], 450_000, ['Hayel', 'حايل']),
    city('baqaa', 'Baqaa', 'بقعاء', [27.8811, 42.4047], 30_000, ['بقعا', 'Baqa']),
    city('shinan', 'Ash Shinan', 'الشنان', [27.1819, 42.4403], 15_000),
    city('hait', 'Al Hait', 'الحائط', [25.9897, 40.4672], 15_000),
    city('ghazalah', 'Al Ghazalah', 'الغزالة', [26.7889, 41.3119], 12_000),
    city('jubbah', 'Jubbah', 'جبة', [28.0269, 40.9306], 12_000),
    city('shamli', 'Ash Shamli', 'الشملي', [26.8578, 40.3333], 12_000),
    city('mawqaq', 'Mawqaq', 'موقق', [27.3667, 41.1833], 8_000),
    city('sumaira', 'Sumaira', 'سميراء', [26.4889, 42.1231], 8_000),
  ],
}

export const JAWF_REGION: ReferenceRegion = {
  slug: 'jawf',
  name_en: 'Al Jawf Region',
  name_ar: 'منطقة الجوف',
  aliases: ['الجوف', 'Al Jouf', 'Jouf', 'Al Jawf', 'Jawf'],
  cities: [
    city('sakaka', 'Sakaka', 'سكاكا', [29.9697, 40.2064], 190_000, ['Sakakah', 'Skaka']),
    city('qurayyat', 'Qurayyat', 'القريات', [31.3318, 37.3428], 145_000, ['Al Qurayyat', 'Gurayat', 'Guriat']),
    city('tabarjal', 'Tabarjal', 'طبرجل', [30.4999, 38.216], 50_000, ['Tubarjal']),
    city('dumat-al-jandal', 'Dumat Al Jandal', 'دومة الجندل', [29.8144, 39.8678], 45_000, [
      'Dawmat Al Jandal',
      'دومة',
      'Domat Al Jandal',
    ]),
    city('suwair', 'Suwair', 'صوير', [30.1171, 40.3893], 9_000),
  ],
}

export const NORTHERN_BORDERS_REGION: ReferenceRegion = {
  slug: 'northern-borders',
  name_en: 'Northern Borders Region',
  name_ar: 'منطقة الحدود الشمالية',
  aliases: [
    'الحدود الشمالية',
    'Northern Borders',
    'Al Hudud ash Shamaliyah',
    'الشمالية',
    'المنطقة الشمالية',
    'Northern Region',
  ],
  cities: [
    city('arar', 'Arar', 'عرعر', [30.9753, 41.0381], 200_000),
    city('rafha', 'Rafha', 'رفحاء', [29.6264, 43.4906], 80_000, ['Rafhaa', 'رفحا']),
    city('turaif', 'Turaif', 'طريف', [31.6725, 38.6637], 55_000, ['Turayf']),
    city('uwayqilah', 'Al Uwayqilah', 'العويقيلة', [30.3361, 42.2464], 12_000),
  ],
}
