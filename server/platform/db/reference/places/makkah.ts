import { city, type ReferenceRegion } from '../place.ts'

export const MAKKAH_REGION: ReferenceRegion = {
  slug: 'makkah',
  name_en: 'Makkah Region',
  name_ar: 'منطقة مكة المكرمة',
  aliases: ['Mecca Region', 'المنطقة الغربية', 'الغربية', 'Western Region'],
  cities: [
    city('jeddah', 'Jeddah', 'جدة', [21.4901, 39.1862], 3_750_000, ['Jedda', 'Jiddah', 'Gedda']),
    city('makkah', 'Makkah', 'مكة المكرمة', [21.4266, 39.8256], 2_400_000, [
      'Mecca',
      'Makka',
      'مكة',
      'Makkah Al Mukarramah',
    ]),
    city('taif', 'Taif', 'الطائف', [21.2703, 40.4158], 688_000, ['At Taif', 'Taef', 'Al Taif', 'الطايف']),
    city('qunfudhah', 'Al Qunfudhah', 'القنفذة', [19.1264, 41.0789], 100_000, ['Qunfudah', 'Gonfoda', 'Kunfutha']),
    city('rabigh', 'Rabigh', 'رابغ', [22.7986, 39.0349], 92_000, ['Rabegh']),
    city('bahrah', 'Bahrah', 'بحرة', [21.4039, 39.4536], 75_000, ['Bahra']),
    city('jumum', 'Al Jumum', 'الجموم', [21.6195, 39.6966], 50_000, ['Jamoum', 'Al Jamoum']),
    city('khulays', 'Khulays', 'خليص', [22.1539, 39.3253], 50_000, ['Khulais']),
    city('lith', 'Al Lith', 'الليث', [20.1497, 40.2694], 45_000, ['Lith', 'Allaith']),
    city('turabah', 'Turabah', 'تربة', [21.2141, 41.6331], 35_000, ['Turbah', 'Taraba']),
    city('ranyah', 'Ranyah', 'رنية', [21.2614, 42.8525], 35_000, ['Ranya']),
    city('khurmah', 'Al Khurmah', 'الخرمة', [21.9106, 42.0269], 30_000, ['Khurma']),
    city('adham', 'Adham', 'أضم', [20.4647, 40.8961], 20_000),
    city('thuwal', 'Thuwal', 'ثول', [22.2806, 39.1028], 20_000, ['KAUST']),
    city('dhahban', 'Dhahban', 'ذهبان', [21.9447, 39.1069], 20_000),
    city('kamil', 'Al Kamil', 'الكامل', [22.2264, 39.7564], 15_000),
    city('muzaylif', 'Al Muzaylif', 'المظيلف', [19.5294, 41.0547], 15_000),
    city('kaec', 'King Abdullah Economic City', 'مدينة الملك عبدالله الاقتصادية', [22.4029, 39.0895], 10_000, ['KAEC']),
    city('muwayh', 'Al Muwayh', 'المويه', [22.4333, 41.7583], 7_400, [
      'الموية',
      'المويه الجديد',
      'Muwaih',
      'Al Muwaih',
    ]),
  ],
}
