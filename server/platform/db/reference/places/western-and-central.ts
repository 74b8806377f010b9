import { city, type ReferenceRegion } from '../place.ts'

export const MADINAH_REGION: ReferenceRegion = {
  slug: 'madinah',
  name_en: 'Madinah Region',
  name_ar: 'منطقة المدينة المنورة',
  aliases: ['Medina Region', 'Al Madinah Region'],
  cities: [
    city('madinah', 'Madinah', 'المدينة المنورة', [24.4686, 39.6142], 1_400_000, [
      'المدينة',
      'Medina',
      'Al Madinah',
      'Al-Medina',
      'Almadina',
      'Madina',
    ]),
    city('yanbu', 'Yanbu', 'ينبع', [24.0895, 38.0618], 330_000, [
      'Yanbo',
      'Yanbu Al Bahr',
      'ينبع البحر',
      'Yanbu Al Sinaiyah',
      'ينبع الصناعية',
    ]),
    city('ula', 'AlUla', 'العلا', [26.6085, 37.9232], 60_000, ['Ula']),
    city('badr', 'Badr', 'بدر', [23.7829, 38.7905], 35_000, ['Badr Hunayn']),
    city('khaybar', 'Khaybar', 'خيبر', [25.7008, 39.2919], 35_000, ['Khaibar']),
    city('yanbu-an-nakhl', 'Yanbu an Nakhl', 'ينبع النخل', [24.3292, 38.4536], 30_000),
    city('mahd-adh-dhahab', 'Mahd adh Dhahab', 'مهد الذهب', [23.4956, 40.8656], 25_000, ['Mahd', 'المهد']),
    city('hinakiyah', 'Al Hinakiyah', 'الحناكية', [24.8847, 40.5089], 25_000, ['Hanakiyah']),
    city('ais', 'Al Ais', 'العيص', [25.0631, 38.1069], 15_000),
    city('wadi-al-fara', 'Wadi Al Fara', 'وادي الفرع', [23.5561, 39.6481], 12_000),
  ],
}

export const QASSIM_REGION: ReferenceRegion = {
  slug: 'qassim',
  name_en: 'Al Qassim Region',
  name_ar: 'منطقة القصيم',
  aliases: ['القصيم', 'Qassim', 'Al Qassim', 'Qaseem', 'Gassim', 'Al Qasim'],
  cities: [
    city('buraydah', 'Buraydah', 'بريدة', [26.326, 43.975], 570_000, ['Buraidah', 'Buraida', 'Burydah']),
    city('unaizah', 'Unaizah', 'عنيزة', [26.0879, 43.9637], 180_000, ['Unayzah', 'Onaizah', 'Onaiza']),
    city('rass', 'Ar Rass', 'الرس', [25.8694, 43.4973], 120_000, ['Al Rass']),
    city('badaya', 'Al Badaya', 'البدائع', [25.9811, 43.7667], 55_000, ['Badai']),
    city('mithnab', 'Al Mithnab', 'المذنب', [25.8601, 44.2223], 40_000, ['Midhnab']),
    city('bukayriyah', 'Al Bukayriyah', 'البكيرية', [26.1392, 43.6578], 40_000, ['Bukairiyah']),
    city('riyadh-al-khabra', 'Riyadh Al Khabra', 'رياض الخبراء', [26.0467, 43.5558], 35_000),
    city('asyah', 'Al Asyah', 'الأسياح', [26.8039, 44.2139], 25_000, ['Asiah']),
    city('nabhaniyah', 'An Nabhaniyah', 'النبهانية', [25.8564, 43.0711], 25_000),
    city('uyun-al-jiwa', 'Uyun Al Jiwa', 'عيون الجواء', [26.5283, 43.6992], 20_000),
    city('dhariyah', 'Dhariyah', 'ضرية', [24.7517, 42.9594], 12_000),
    city('shimasiyah', 'Ash Shimasiyah', 'الشماسية', [26.3244, 44.2597], 10_000),
    city('uqlat-as-suqur', 'Uqlat as Suqur', 'عقلة الصقور', [25.8353, 42.1956], 10_000),
  ],
}
