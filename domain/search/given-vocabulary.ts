import { buildVocabulary, type VocabularyTerm } from './vocabulary.ts'

function term(kind: VocabularyTerm['kind'], ref: string, parent: string | null, ...names: string[]): VocabularyTerm {
  return { kind, ref, parent, names }
}

/** A small vocabulary for tests. */
export const givenVocabulary = buildVocabulary([
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
  term('make', 'chrysler', null, 'Chrysler', 'كرايسلر'),
  term('make', 'alfa-romeo', null, 'Alfa Romeo', 'ألفا روميو', 'الفا'),
  term('model', 'toyota-camry', 'toyota', 'Camry', 'كامري', 'كمري'),
  term('model', 'toyota-land-cruiser', 'toyota', 'Land Cruiser', 'لاندكروزر', 'LC'),
  term('model', 'toyota-hilux', 'toyota', 'Hilux', 'هايلكس'),
  term('model', 'hyundai-elantra', 'hyundai', 'Elantra', 'إلنترا'),
  term('model', 'hyundai-sonata', 'hyundai', 'Sonata', 'سوناتا'),
  term('model', 'honda-accord', 'honda', 'Accord', 'أكورد'),
  term('model', 'ford-f-150', 'ford', 'F-150', 'إف 150', 'اف 150'),
  term('model', 'lexus-lx', 'lexus', 'LX', 'ال اكس', 'LX 570'),
  term('model', 'mercedes-c-class', 'mercedes', 'C-Class', 'سي كلاس', 'C300'),
  term('model', 'chrysler-300', 'chrysler', '300', 'سي 300', 'C300'),
  term('region', 'riyadh', null, 'Riyadh', 'الرياض'),
  term('city', 'riyadh', 'riyadh', 'Riyadh', 'الرياض'),
  term('city', 'jeddah', 'makkah', 'Jeddah', 'جدة'),
  term('city', 'dammam', 'eastern', 'Dammam', 'الدمام'),
  term('color', 'white', null, 'white', 'أبيض', 'بيضاء'),
  term('transmission', 'automatic', null, 'automatic', 'أوتوماتيك'),
  term('fuel_type', 'hybrid', null, 'hybrid', 'هايبرد'),
])
