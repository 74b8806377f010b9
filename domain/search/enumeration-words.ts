import type { FilterOf, ListValue } from './filters.ts'
import type { TermKind } from './vocabulary.ts'

type Listed = Extract<FilterOf<'values' | 'flags'>, { name: TermKind }>
type EnumerationWords = {
  [One in Listed as One['name']]: { field: One['name']; value: ListValue<One>; words: readonly string[] }
}[Listed['name']]

/** Words for the values of enumerations. «جيب» is only the maker Jeep here, although many use it for any SUV. */
export const ENUMERATION_WORDS: readonly EnumerationWords[] = [
  { field: 'color', value: 'white', words: ['white', 'أبيض', 'بيضاء', 'لؤلؤي', 'لؤلؤية', 'pearl', 'pearl white'] },
  { field: 'color', value: 'black', words: ['black', 'أسود', 'سوداء'] },
  { field: 'color', value: 'silver', words: ['silver', 'فضي', 'فضية', 'سلفر'] },
  {
    field: 'color',
    value: 'grey',
    words: ['grey', 'gray', 'رمادي', 'رمادية', 'رصاصي', 'رصاصية', 'تيتانيوم', 'charcoal', 'فحمي'],
  },
  { field: 'color', value: 'red', words: ['red', 'أحمر', 'حمراء'] },
  {
    field: 'color',
    value: 'blue',
    words: ['blue', 'أزرق', 'زرقاء', 'كحلي', 'كحلية', 'navy', 'navy blue', 'سماوي', 'سماوية', 'نيلي'],
  },
  { field: 'color', value: 'brown', words: ['brown', 'بني', 'بنية', 'قهوائي', 'قهوائية'] },
  { field: 'color', value: 'beige', words: ['beige', 'بيج', 'بيجي', 'رملي', 'كريمي'] },
  { field: 'color', value: 'gold', words: ['gold', 'golden', 'ذهبي', 'ذهبية'] },
  { field: 'color', value: 'green', words: ['green', 'أخضر', 'خضراء', 'زيتي', 'زيتية'] },
  { field: 'color', value: 'orange', words: ['orange', 'برتقالي', 'برتقالية'] },
  { field: 'color', value: 'yellow', words: ['yellow', 'أصفر', 'صفراء'] },
  { field: 'color', value: 'purple', words: ['purple', 'بنفسجي', 'بنفسجية', 'موف', 'violet'] },
  {
    field: 'color',
    value: 'burgundy',
    words: ['burgundy', 'maroon', 'عنابي', 'عنابية', 'خمري', 'خمرية', 'ماروني', 'نبيتي'],
  },
  { field: 'color', value: 'bronze', words: ['bronze', 'برونزي', 'برونزية', 'نحاسي', 'نحاسية'] },
  { field: 'body_type', value: 'sedan', words: ['sedan', 'saloon', 'سيدان'] },
  { field: 'body_type', value: 'suv', words: ['suv', 'suvs', 'اس يو في', 'كروس اوفر', 'crossover'] },
  { field: 'body_type', value: 'hatchback', words: ['hatchback', 'هاتشباك', 'hatch'] },
  { field: 'body_type', value: 'coupe', words: ['coupe', 'كوبيه', 'سبورت كوبيه', 'بابين'] },
  {
    field: 'body_type',
    value: 'convertible',
    words: ['convertible', 'cabriolet', 'cabrio', 'كشف', 'مكشوفة', 'مكشوف', 'كابروليه'],
  },
  {
    field: 'body_type',
    value: 'wagon',
    words: ['wagon', 'station wagon', 'van', 'minivan', 'ستيشن', 'استيشن', 'فان', 'ميني فان', 'باص'],
  },
  {
    field: 'body_type',
    value: 'pickup',
    words: [
      'pickup',
      'pickup truck',
      'double cab',
      'single cab',
      'وانيت',
      'ونيت',
      'بيك اب',
      'بكب',
      'بيكب',
      'غمارة',
      'غمارتين',
      'دبل كاب',
      'شاحنة صغيرة',
    ],
  },
  { field: 'fuel_type', value: 'gasoline', words: ['gasoline', 'petrol', 'gas', 'بنزين', 'بانزين', 'benzine'] },
  { field: 'fuel_type', value: 'diesel', words: ['diesel', 'ديزل', 'ديزيل'] },
  { field: 'fuel_type', value: 'hybrid', words: ['hybrid', 'هايبرد', 'هايبريد', 'phev', 'هجين', 'هجينة'] },
  { field: 'fuel_type', value: 'electric', words: ['electric', 'ev', 'كهربائي', 'كهربائية', 'كهرباء', 'كهرب'] },
  {
    field: 'transmission',
    value: 'automatic',
    words: ['automatic', 'auto', 'أوتوماتيك', 'اتوماتيك', 'اوتماتيك', 'اوتماتك', 'توماتيك', 'تماتيك', 'قير اوتوماتيك'],
  },
  {
    field: 'transmission',
    value: 'manual',
    words: ['manual', 'stick', 'stick shift', 'عادي', 'قير عادي', 'جير عادي', 'مانيوال', 'يدوي', 'قير يدوي'],
  },
  { field: 'transmission', value: 'cvt', words: ['cvt', 'سي في تي'] },
  { field: 'drivetrain', value: 'front', words: ['fwd', 'front wheel drive', 'دفع أمامي'] },
  { field: 'drivetrain', value: 'rear', words: ['rwd', 'rear wheel drive', 'دفع خلفي'] },
  { field: 'drivetrain', value: 'all', words: ['awd', 'all wheel drive', 'دفع كلي'] },
  { field: 'drivetrain', value: 'four', words: ['4x4', '4wd', 'four wheel drive'] },
  { field: 'condition', value: 'new', words: ['new', 'brand new', 'zero', 'جديد', 'جديدة', 'زيرو'] },
  { field: 'condition', value: 'used', words: ['مستعمل', 'مستعملة', 'second hand'] },
  { field: 'condition', value: 'certified', words: ['certified', 'معتمد', 'معتمدة', 'cpo'] },
  { field: 'condition', value: 'excellent', words: ['excellent', 'ممتاز', 'ممتازة'] },
  { field: 'regional_spec', value: 'saudi', words: ['saudi', 'سعودي', 'سعودية', 'saudi spec', 'مواصفات سعودية'] },
  { field: 'regional_spec', value: 'gulf', words: ['gcc', 'gulf', 'gcc spec', 'خليجي', 'خليجية', 'مواصفات خليجية'] },
  {
    field: 'regional_spec',
    value: 'american',
    words: ['american', 'us spec', 'american spec', 'أمريكي', 'أمريكية', 'وارد أمريكا', 'وارد أمريكي'],
  },
  {
    field: 'regional_spec',
    value: 'european',
    words: ['european', 'أوروبي', 'أوروبية', 'أوربي', 'أوربية', 'وارد أوروبا', 'وارد أوربا'],
  },
  {
    field: 'regional_spec',
    value: 'japanese',
    words: ['japanese', 'japanese import', 'ياباني', 'يابانية', 'وارد اليابان'],
  },
  { field: 'regional_spec', value: 'korean', words: ['korean', 'كوري', 'كورية', 'وارد كوريا'] },
  { field: 'regional_spec', value: 'chinese', words: ['chinese', 'صيني', 'صينية', 'وارد الصين'] },
  { field: 'regional_spec', value: 'canadian', words: ['canadian', 'كندي', 'كندية', 'وارد كندا'] },
]
