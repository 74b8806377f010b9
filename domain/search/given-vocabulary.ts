import { buildVocabulary, type VocabularyTerm } from './vocabulary.ts'

function term(kind: VocabularyTerm['kind'], ref: string, parent: string | null, ...names: string[]): VocabularyTerm {
  return { kind, ref, parent, names }
}

const TERMS = [
  term('make', 'toyota', null, 'Toyota', 'تويوتا', 'تيوتا'),
  term('make', 'hyundai', null, 'Hyundai', 'هيونداي', 'هونداي'),
  term('make', 'honda', null, 'Honda', 'هوندا'),
  term('make', 'kia', null, 'Kia', 'كيا'),
  term('make', 'mercedes', null, 'Mercedes-Benz', 'مرسيدس', 'مرسيدس بنز', 'Mercedes', 'Benz', 'بنز'),
  term('make', 'bmw', null, 'BMW', 'بي إم دبليو', 'بي ام'),
  term('make', 'gmc', null, 'GMC', 'جي إم سي', 'جمس'),
  term('make', 'chevrolet', null, 'Chevrolet', 'شفروليه', 'شيفروليه'),
  term('make', 'ford', null, 'Ford', 'فورد'),
  term('make', 'lexus', null, 'Lexus', 'لكزس'),
  term('make', 'nissan', null, 'Nissan', 'نيسان'),
  term('make', 'mazda', null, 'Mazda', 'مازدا'),
  term('make', 'jeep', null, 'Jeep', 'جيب'),
  term('make', 'peugeot', null, 'Peugeot', 'بيجو'),
  term('make', 'mini', null, 'MINI', 'ميني', 'Mini Cooper', 'ميني كوبر'),
  term('make', 'skoda', null, 'Skoda', 'سكودا'),
  term('make', 'chrysler', null, 'Chrysler', 'كرايسلر'),
  term('make', 'alfa-romeo', null, 'Alfa Romeo', 'ألفا روميو', 'الفا'),
  term('model', 'toyota-camry', 'toyota', 'Camry', 'كامري', 'كمري'),
  term('model', 'toyota-land-cruiser', 'toyota', 'Land Cruiser', 'لاندكروزر', 'LC'),
  term('model', 'toyota-hilux', 'toyota', 'Hilux', 'هايلكس'),
  term('model', 'hyundai-elantra', 'hyundai', 'Elantra', 'إلنترا'),
  term('model', 'hyundai-sonata', 'hyundai', 'Sonata', 'سوناتا'),
  term('model', 'honda-accord', 'honda', 'Accord', 'أكورد'),
  term('model', 'honda-city', 'honda', 'City', 'سيتي'),
  term('model', 'ford-f-150', 'ford', 'F-150', 'إف 150'),
  term('model', 'lexus-lx', 'lexus', 'LX', 'ال اكس', 'LX 570'),
  term('model', 'lexus-is', 'lexus', 'IS', 'آي إس'),
  term('model', 'lexus-ct', 'lexus', 'CT', 'سي تي'),
  term('model', 'nissan-sentra', 'nissan', 'Sentra', 'سنترا'),
  term('model', 'mazda-3', 'mazda', '3', 'مازدا 3'),
  term('model', 'mazda-cx-5', 'mazda', 'CX-5'),
  term('model', 'peugeot-2008', 'peugeot', '2008'),
  term('model', 'mini-cooper', 'mini', 'Cooper', 'كوبر'),
  term('model', 'kia-soul', 'kia', 'Soul', 'سول'),
  term('model', 'mercedes-c-class', 'mercedes', 'C-Class', 'سي كلاس', 'C300'),
  term('model', 'chrysler-300', 'chrysler', '300', 'سي 300', 'C300'),
  term('region', 'riyadh', null, 'Riyadh', 'الرياض'),
  term('city', 'riyadh', 'riyadh', 'Riyadh', 'الرياض'),
  term('city', 'jeddah', 'makkah', 'Jeddah', 'جدة'),
  term('city', 'dammam', 'eastern', 'Dammam', 'الدمام'),
  term('city', 'badr', 'madinah', 'Badr', 'بدر'),
  term('city', 'taif', 'makkah', 'Taif', 'الطائف'),
  term('color', 'white', null, 'white', 'أبيض', 'بيضاء'),
  term('body_type', 'suv', null, 'suv'),
  term('transmission', 'automatic', null, 'automatic', 'أوتوماتيك'),
  term('fuel_type', 'hybrid', null, 'hybrid', 'هايبرد'),
  term('regional_spec', 'saudi', null, 'saudi', 'سعودي'),
]

/** A small vocabulary for tests, most common first. */
export const givenVocabulary = buildVocabulary(TERMS.map((given, at) => ({ ...given, weight: -at })))
