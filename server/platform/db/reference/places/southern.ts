import { city, type ReferenceRegion } from '../place.ts'

export const ASIR_REGION: ReferenceRegion = {
  slug: 'asir',
  name_en: 'Asir Region',
  name_ar: 'منطقة عسير',
  aliases: ['عسير', 'Asir', 'Aseer', 'Aseer Region'],
  cities: [
    city('khamis-mushait', 'Khamis Mushait', 'خميس مشيط', [18.3, 42.7333], 600_000, ['Khamis', 'Khamis Mushayt']),
    city('abha', 'Abha', 'أبها', [18.2164, 42.5053], 420_000),
    city('bisha', 'Bisha', 'بيشة', [20.0005, 42.6052], 205_000, ['Besha', 'Bishah']),
    city('ahad-rafidah', 'Ahad Rafidah', 'أحد رفيدة', [18.2081, 42.8408], 110_000, ['Ahad Rufaidah']),
    city('muhayil', 'Muhayil Asir', 'محايل عسير', [18.5464, 42.0531], 95_000, [
      'Muhayil',
      'محايل',
      'محائل عسير',
      'محائل',
      'Mahayel',
      'Mahail',
    ]),
    city('sarat-abidah', 'Sarat Abidah', 'سراة عبيدة', [18.1031, 43.1392], 60_000),
    city('rijal-almaa', 'Rijal Almaa', 'رجال ألمع', [18.2133, 42.2728], 60_000, ['Rijal Alma']),
    city('majaridah', 'Al Majaridah', 'المجاردة', [19.1236, 41.9111], 60_000, ['Majardah']),
    city('namas', 'An Namas', 'النماص', [19.1455, 42.1201], 50_000, ['Nimas', 'Al Namas', 'Namas']),
    city('tathlith', 'Tathlith', 'تثليث', [19.5369, 43.5089], 50_000, ['Tathleeth']),
    city('bariq', 'Bariq', 'بارق', [18.9289, 41.9303], 50_000, ['Bareq']),
    city('dhahran-al-janub', 'Dhahran Al Janub', 'ظهران الجنوب', [17.6653, 43.5214], 40_000),
    city('balqarn', 'Balqarn', 'بلقرن', [19.7, 41.9167], 40_000, ['Sabt Al Alaya', 'سبت العلايا']),
    city('tanumah', 'Tanumah', 'تنومة', [18.9278, 42.1711], 20_000, ['Tanomah']),
    city('birk', 'Al Birk', 'البرك', [18.2111, 41.5386], 15_000),
  ],
}

export const JAZAN_REGION: ReferenceRegion = {
  slug: 'jazan',
  name_en: 'Jazan Region',
  name_ar: 'منطقة جازان',
  aliases: ['Jizan Region'],
  cities: [
    city('jazan', 'Jazan', 'جازان', [16.8892, 42.5511], 175_000, ['Jizan', 'Gizan', 'جيزان']),
    city('abu-arish', 'Abu Arish', 'أبو عريش', [16.9689, 42.8325], 120_000),
    city('sabya', 'Sabya', 'صبيا', [17.1495, 42.6254], 90_000, ['Sabia']),
    city('ahad-al-masarihah', 'Ahad Al Masarihah', 'أحد المسارحة', [16.7097, 42.955], 70_000),
    city('bish', 'Baish', 'بيش', [17.3753, 42.5383], 70_000, ['Bish']),
    city('samtah', 'Samtah', 'صامطة', [16.596, 42.9444], 60_000, ['Samitah']),
    city('damad', 'Damad', 'ضمد', [17.1025, 42.7775], 40_000),
    city('darb', 'Ad Darb', 'الدرب', [17.7229, 42.2526], 35_000),
    city('aridah', 'Al Aridah', 'العارضة', [17.0322, 43.0794], 30_000),
    city('fayfa', 'Fayfa', 'فيفاء', [17.2472, 43.1067], 20_000, ['فيفا', 'Faifa']),
    city('dayer', 'Ad Dayer', 'الدائر', [17.3408, 43.1281], 20_000, ['الداير', 'الدائر بني مالك', 'Aldayer']),
    city('farasan', 'Farasan', 'فرسان', [16.7022, 42.1183], 18_000),
  ],
}

export const NAJRAN_REGION: ReferenceRegion = {
  slug: 'najran',
  name_en: 'Najran Region',
  name_ar: 'منطقة نجران',
  aliases: [],
  cities: [
    city('najran', 'Najran', 'نجران', [17.4933, 44.1277], 380_000, ['Nejran']),
    city('sharurah', 'Sharurah', 'شرورة', [17.4853, 47.1106], 85_000, ['Sharorah']),
    city('habuna', 'Habuna', 'حبونا', [17.8456, 44.0322], 20_000),
    city('badr-al-janub', 'Badr Al Janub', 'بدر الجنوب', [17.8083, 43.7333], 10_000),
    city('yadamah', 'Yadamah', 'يدمة', [18.5219, 44.1881], 10_000),
  ],
}

export const BAHAH_REGION: ReferenceRegion = {
  slug: 'bahah',
  name_en: 'Al Bahah Region',
  name_ar: 'منطقة الباحة',
  aliases: ['Baha Region', 'Al Baha Region'],
  cities: [
    city('bahah', 'Al Bahah', 'الباحة', [20.0129, 41.4677], 110_000, ['Baha', 'Al Baha']),
    city('baljurashi', 'Baljurashi', 'بلجرشي', [19.8561, 41.5653], 65_000, ['Baljarshi', 'Biljurashi']),
    city('mikhwah', 'Al Mikhwah', 'المخواة', [19.7514, 41.4342], 60_000, ['Makhwah']),
    city('mandaq', 'Al Mandaq', 'المندق', [20.1588, 41.2834], 30_000, ['Mindak']),
    city('qilwah', 'Qilwah', 'قلوة', [19.9633, 41.2464], 30_000),
    city('aqiq', 'Al Aqiq', 'العقيق', [20.2683, 41.6558], 25_000),
  ],
}
