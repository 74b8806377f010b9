import { UNSTATED_SPECS } from '#domain/cars/unstated-specs.ts'
import type { Viewer } from './accounts.ts'
import { LISTED_DAYS, type BulkResult, type Draft, type OwnAd } from './ads.ts'
import type { Article, ArticleCard } from './articles.ts'
import type { Car, CarCard } from './cars.ts'
import type { Deal, DealCard } from './deals.ts'
import type { Fact } from './facts.ts'
import type { ShownFairPrice } from './fair-price.ts'
import type { PriceFigures } from './prices.ts'
import type { OwnPicture } from './pictures.ts'
import type { Shortlist } from './shortlists.ts'
import type { ReplyPromise } from './reply-promise.ts'

const ONE_AD = '0199f2a4-7c2e-7b3a-9a51-0f4c2d6e8b10'
const ANOTHER_AD = '0199f2a4-7c2e-7b3a-9a51-0f4c2d6e8b14'
const ONE_PICTURE = '0199f2a4-7c2e-7b3a-9a51-0f4c2d6e8b11'
const ONE_USER = '0199f2a4-7c2e-7b3a-9a51-0f4c2d6e8b15'
const ONE_TIME = '2026-06-15T09:00:00.000Z'

const FAIR: ShownFairPrice = {
  expected: 78_000,
  count: 26,
  limits: { great: 67_135, good: 73_825, usual: 82_412, high: 90_624 },
}
const CARD: CarCard = {
  id: ONE_AD,
  ad_title_ar: null,
  ad_title_en: null,
  make_name_ar: 'تويوتا',
  make_name_en: 'Toyota',
  model_name_ar: 'كامري',
  model_name_en: 'Camry',
  year: 2020,
  price: 75_000,
  discount: 3_000,
  mileage: 60_000,
  city_name_ar: 'الرياض',
  city_name_en: 'Riyadh',
  images: ['/files/pictures/1a/1ac3-960.webp?p=d9d8d6-8c2a2e-c9c8c6'],
  tags: [{ id: 1, name_en: 'Low mileage', name_ar: 'ممشى قليل', is_discount: false }],
  featured: false,
  published_at: ONE_TIME,
  seller_is_verified: true,
  seller_replies_fast: false,
  confirmed_days_ago: 2,
  fair_price: FAIR,
  price_label: 'usual',
}
const TOYOTA = { slug: 'toyota', name_ar: 'تويوتا', name_en: 'Toyota' }
const CAMRY = { slug: 'toyota-camry', name_ar: 'كامري', name_en: 'Camry' }
const PRICES: PriceFigures = { count: 42, lower: 70_000, middle: 75_000, upper: 81_000 }
const PRICED_MAKER = { ...TOYOTA, count: 42, models: [{ ...CAMRY, ...PRICES }] }

const DEAL_CARD: DealCard = {
  id: ONE_AD,
  title_ar: 'تغيير زيت وفلتر مع فحص مجاني',
  title_en: 'Oil and filter change with a free check',
  brand: { id: 1, slug: 'example-service', name_ar: 'مركز المثال', name_en: 'Example Service', logo: null },
  category: { id: 1, slug: 'maintenance', name_ar: 'الصيانة', name_en: 'Maintenance' },
  picture: {
    id: ONE_PICTURE,
    url: '/files/media/1a/1ac3-960.webp?p=d9d8d6-8c2a2e-c9c8c6',
    width: 960,
    height: 640,
    alt_ar: 'فني يغيّر زيت سيارة',
    alt_en: 'A mechanic changes the oil of a car',
  },
  price_before: 240,
  price_now: 180,
  discount_percent: null,
  discount_amount: null,
  has_coupon: true,
  featured: true,
  starts_at: null,
  ends_at: '2026-06-30T20:59:00.000Z',
  state: 'live',
}
const DEAL: Deal = {
  ...DEAL_CARD,
  text_ar: 'يشمل العرض زيتًا تخليقيًا وفلتر زيت أصليًا.',
  text_en: 'Includes synthetic oil and a genuine oil filter.',
  coupon_code: 'OIL25',
  link: 'https://service.example.com/oil',
  brand_about_ar: 'ورش في الرياض وجدة.',
  brand_about_en: 'Garages in Riyadh and Jeddah.',
  make_id: null,
  is_demo: false,
}
const FACT: Fact = {
  key: 'fuel-price-91',
  topic: 'fuel',
  label_ar: 'سعر بنزين 91',
  label_en: 'Price of petrol 91',
  value: 2.18,
  unit: 'sar_per_litre',
  value_ar: '',
  value_en: '',
  valid_from: null,
  source_ar: 'غلف برس، نقلًا عن أرامكو السعودية',
  source_en: 'Gulf Press, quoting Saudi Aramco',
  source_url: null,
  source_quality: 'press',
  checked_on: '2026-11-21',
  note_ar: 'قد تتغير الأسعار.',
  note_en: 'Prices may change.',
  is_overdue: false,
}
const ARTICLE_CARD: ArticleCard = {
  id: ONE_AD,
  kind: 'post',
  slug: 'كيف-تفحص-سيارة-مستعملة',
  lang: 'ar',
  title: 'كيف تفحص سيارة مستعملة',
  excerpt: 'ما تنظر إليه قبل أن تدفع.',
  cover: null,
  tags: ['فحص'],
  author: '',
  published_at: ONE_TIME,
  changed_at: ONE_TIME,
  minutes: 4,
  is_demo: false,
}
const ARTICLE: Article = {
  ...ARTICLE_CARD,
  body: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'قبل المعاينة' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'اطلب صورة الاستمارة.', marks: [{ type: 'bold' }] }] },
      { type: 'priceFact', attrs: { model: 'toyota-camry', year: 2020 } },
    ],
  },
  has_other_language: true,
  is_older_than_original: false,
  make: { id: 1, slug: 'toyota', name_ar: 'تويوتا', name_en: 'Toyota' },
  model: null,
  pictures: [],
  shown_cars: [],
  prices: [
    {
      model: 'toyota-camry',
      year: 2020,
      make_name_ar: 'تويوتا',
      make_name_en: 'Toyota',
      model_name_ar: 'كامري',
      model_name_en: 'Camry',
      market: { count: 24, lower: 71_000, middle: 78_000, upper: 84_500 },
    },
  ],
  facts: [FACT],
  related_cars: [CARD],
  next: null,
  previous: { slug: 'متى-تبيع', lang: 'ar', title: 'متى تبيع سيارتك' },
}
const SAVED_SEARCH = {
  name: 'كامري في الرياض',
  query: 'make=toyota&model=toyota-camry&city=riyadh',
  alert: 'daily',
} as const
const STORED_SEARCH = {
  id: ANOTHER_AD,
  ...SAVED_SEARCH,
  reading: { problem: null, words: [], unsaid: [], corrected: [] },
  created_at: ONE_TIME,
}
const FAVORITES = { car_ids: [ONE_AD] }
const VIEWER: Viewer = {
  id: ONE_USER,
  email: 'sara@example.com',
  display_name: 'سارة العتيبي',
  picture_url: null,
  country_name_ar: 'المملكة العربية السعودية',
  country_name_en: 'Saudi Arabia',
  country_flag_emoji: '🇸🇦',
  preferred_language: 'ar',
  is_verified: false,
  role: 'user',
  delete_at: null,
}
const DRAFT: Draft = {
  id: ONE_AD,
  fields: { make: 'toyota', model: 'toyota-camry', year: '2020', price: '75000' },
  picture_ids: [ONE_PICTURE],
  is_edit: false,
  imported_images: [],
  version: 3,
  updated_at: ONE_TIME,
}
const PICTURE: OwnPicture = {
  id: ONE_PICTURE,
  state: 'ready',
  fault: null,
  url: '/files/pictures/1a/1ac3-960.webp?p=d9d8d6-8c2a2e-c9c8c6',
  width: 1920,
  height: 1280,
  quarter_turns: 0,
  view: null,
}
const OWN_AD: OwnAd = {
  ...CARD,
  state: 'active',
  model: 'toyota-camry',
  has_revision: false,
  rejection_reasons: [],
  admin_notes: null,
  submitted_at: ONE_TIME,
  published_at: ONE_TIME,
  expires_at: '2026-08-14T09:00:00.000Z',
  expires_soon: false,
  confirmed_at: null,
  sold_at: null,
  featured_until: null,
  promotion: null,
  can: { edit: true, promote: true },
  view_count: 210,
  contact_count: 9,
  favorites_count: 4,
  actions: ['pause', 'mark_sold', 'delete'],
}
const SOLD_AD: OwnAd = {
  ...OWN_AD,
  state: 'sold',
  expires_at: null,
  sold_at: ONE_TIME,
  can: { edit: false, promote: false },
  actions: ['reopen', 'delete'],
}
const BULK_RESULT: BulkResult = {
  change_id: '0199f2a4-7c2e-7b3a-9a51-0f4c2d6e8b13',
  results: [
    { car_id: ONE_AD, refused: null },
    { car_id: ANOTHER_AD, refused: 'gone' },
  ],
}
const RATING_COUNTS = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 5 : stars === 4 ? 2 : 0 }))
const REPLIES: ReplyPromise = { within: 'hour', answered_percent: 92, first_messages_count: 12 }

const CAR: Car = {
  ...CARD,
  image_sizes: [{ width: 960, height: 720 }],
  image_views: ['front'],
  ...UNSTATED_SPECS,
  fuel_type: 'gasoline',
  transmission: 'automatic',
  color: 'white',
  can: { edit: false, contact: true, message: true, report: true },
  status: 'active',
  visibility: 'public',
  make: 'toyota',
  model: 'toyota-camry',
  description_ar: 'كامري نظيفة جدًا، صيانة الوكالة، مالك واحد.',
  description_en: null,
  price_note: 'صيانتها في الوكالة من أول يوم.',
  words: [{ field: 'description_ar', from: 6, to: 11, lang: 'ar', meaning: 'Well kept, without known faults.' }],
  condition: 'used',
  body_type: 'sedan',
  body_types: ['sedan'],
  region_name_ar: 'منطقة الرياض',
  region_name_en: 'Riyadh Region',
  district: null,
  imported: false,
  history_report_url: null,
  extra_features: ['فتحة سقف'],
  seller_id: ONE_USER,
  seller_name: 'أبو فهد',
  seller_is_public: true,
  seller_picture_url: null,
  seller_ads_count: 3,
  seller_rating: { count: 7, average: 4.6 },
  seller_replies: REPLIES,
  favorites_count: 4,
  view_count: 210,
  contact_count: 9,
  contact_methods: ['phone', 'message'],
  price_changes: [{ by: -3_000, changed_at: ONE_TIME }],
  history: [
    {
      since: ONE_TIME,
      price: 75_000,
      mileage: CARD.mileage,
      changes: [{ fact: 'price', from: 78_000, to: 75_000 }],
      flags: [],
    },
    { since: CARD.published_at, price: 78_000, mileage: CARD.mileage, changes: [], flags: [] },
  ],
  expires_at: '2026-08-14T09:00:00.000Z',
  demo: false,
}
const SHORTLIST: Omit<Shortlist, 'id' | 'link'> = {
  name: 'سيارة العائلة',
  cars: [
    {
      car_id: ONE_AD,
      car: CAR,
      year_cost: {
        lines: [
          { line: 'fuel', amount: null },
          { line: 'licence', amount: 100 },
          { line: 'loss', amount: 6_500 },
        ],
        total: 6_600,
      },
    },
  ],
  people: [{ id: ONE_USER, name: 'أم فهد' }],
  votes: [{ person_id: ONE_USER, car_id: ONE_AD, vote: 'for' }],
  notes: [
    {
      id: ANOTHER_AD,
      person_id: ONE_USER,
      car_id: ONE_AD,
      text: 'تكفي لنا كلنا.',
      created_at: ONE_TIME,
      edited_at: null,
    },
  ],
  facts: [FACT],
}
const NAMED_LIST = { name: 'سيارة العائلة', car_ids: [ONE_AD, ANOTHER_AD] }

interface Example {
  /** The request body. */
  input?: object
  /** The body of a successful response. */
  output?: unknown
}

/** Examples of all procedures that accept access tokens, and of the most important others. */
export const EXAMPLES: Record<string, Example> = {
  'accounts.get_role': { output: { role: 'user' } },
  'accounts.get_viewer': { output: VIEWER },
  'accounts.sign_in': {
    input: { email: 'sara@example.com', password: 'ranchero-sunset-41', remember: true },
    output: { needs_second_factor: false },
  },
  'ads.act': { input: { action: 'mark_sold', sold_price: 78_000 }, output: SOLD_AD },
  'ads.act_on_many': { input: { car_ids: [ONE_AD, ANOTHER_AD], action: 'pause' }, output: BULK_RESULT },
  'ads.change_prices': { input: { prices: [{ car_id: ONE_AD, from: 78_000, to: 75_000 }] }, output: BULK_RESULT },
  'ads.copy': { input: { draft_id: ANOTHER_AD } },
  'ads.get_days': {
    output: Array.from({ length: LISTED_DAYS }, (_, at) => ({
      day: `2026-06-${String(at + 1).padStart(2, '0')}`,
      view_count: 40 + at,
      contact_count: at % 3,
      favorites_count: at % 2,
    })),
  },
  'ads.get_draft': { output: DRAFT },
  'ads.get_market_price': { output: { count: 24, lower: 71_000, middle: 78_000, upper: 84_500 } },
  'ads.list_drafts': { output: [DRAFT] },
  'ads.list_mine': { output: { items: [OWN_AD], next: null, counts: { active: 1, pending: 0 } } },
  'ads.save_draft': {
    input: { fields: DRAFT.fields, picture_ids: [ONE_PICTURE], version: 2 },
    output: { version: 3, updated_at: ONE_TIME },
  },
  'ads.start_edit': { output: { ...DRAFT, is_edit: true, version: 0 } },
  'ads.submit': {
    input: {
      ad: {
        ...UNSTATED_SPECS,
        make: 'toyota',
        model: 'toyota-camry',
        custom_model: null,
        year: 2020,
        price: 75_000,
        mileage: 60_000,
        condition: 'used',
        city: 'riyadh',
        district: null,
        fuel_type: 'gasoline',
        transmission: 'automatic',
        drivetrain: 'front',
        body_type: 'sedan',
        color: 'white',
        interior_color: 'beige',
        engine_size: 2.5,
        doors: 4,
        seats: 5,
        regional_spec: 'saudi',
        owners_count: 1,
        accident: 'none',
        paint: 'original',
        agency_serviced: true,
        extra_features: ['فتحة سقف'],
        ad_title_ar: null,
        ad_title_en: null,
        description_ar: 'كامري نظيفة جدًا، صيانة الوكالة، مالك واحد.',
        description_en: null,
        price_note: 'صيانتها في الوكالة من أول يوم.',
        contact_name: 'سارة',
        contact_methods: ['phone', 'message'],
        phone_number: '+966501234567',
        whatsapp_number: null,
        picture_ids: [ONE_PICTURE],
      },
    },
    output: { state: 'pending', has_revision: false },
  },
  'ads.undo_changes': { output: BULK_RESULT },
  'ads.upload_csv': {
    input: { csv: 'make,model,year,price,mileage,city\nToyota,Camry,2020,75000,60000,Riyadh', dry_run: true },
    output: {
      missing: [],
      ignored: [],
      other_sheets: [],
      rows: [
        {
          line: 2,
          outcome: 'draft',
          car: {
            make_name_ar: 'تويوتا',
            make_name_en: 'Toyota',
            model_name_ar: 'كامري',
            model_name_en: 'Camry',
            year: 2020,
            price: 75_000,
            mileage: 60_000,
            city_name_ar: 'الرياض',
            city_name_en: 'Riyadh',
          },
          faults: [],
          repairs: [],
        },
      ],
    },
  },
  'cars.featured': { output: [CARD] },
  'cars.get': { output: CAR },
  'cars.get_many': { output: [CARD] },
  'changes.list': {
    output: {
      as_of: ONE_TIME,
      cars: [
        { card: CARD, price: { from: 78_000, to: 75_000, percent: 3 }, edited: [], state: null, is_favorite: true },
      ],
      searches: [
        {
          id: ANOTHER_AD,
          name: SAVED_SEARCH.name,
          query: SAVED_SEARCH.query,
          new_count: 3,
          cheaper_count: 1,
          edited_count: 1,
          sold_count: 0,
          back_count: 0,
        },
      ],
      can_show_again: false,
    },
  },
  'changes.mark_seen': { input: { as_of: ONE_TIME, car_ids: [ONE_AD], search_ids: [] } },
  'catalogue.list_cities': {
    output: [
      {
        slug: 'riyadh',
        name_ar: 'الرياض',
        name_en: 'Riyadh',
        aliases: ['Ar Riyadh'],
        region_name_ar: 'منطقة الرياض',
        region_name_en: 'Riyadh Region',
      },
    ],
  },
  'catalogue.list_makers': {
    output: [
      { slug: 'toyota', name_ar: 'تويوتا', name_en: 'Toyota', aliases: ['toyta'], hidden: false, logo_url: null },
    ],
  },
  'catalogue.list_models': {
    output: [
      {
        slug: 'toyota-camry',
        name_ar: 'كامري',
        name_en: 'Camry',
        aliases: ['camri'],
        body_types: ['sedan'],
        first_year: 1982,
        last_year: null,
        seats: [5],
        fuel_types: ['gasoline', 'hybrid'],
        hidden: false,
      },
    ],
  },
  'contacts.reveal': {
    output: {
      contact_name: 'أبو فهد',
      contact_methods: ['phone', 'whatsapp'],
      phone_number: '+966501234567',
      whatsapp_number: '+966501234567',
    },
  },
  'articles.get': { output: ARTICLE },
  'articles.list_posts': {
    output: { items: [ARTICLE_CARD], total: 1, pages: 1, tags: [{ tag: 'فحص', count: 1 }] },
  },
  'articles.list_pages': {
    output: [{ kind: 'page', slug: 'about', lang: 'ar', title: 'من نحن', excerpt: '', footer_place: 1 }],
  },
  'articles.list_guides': {
    output: [{ kind: 'guide', slug: 'نقل-الملكية', lang: 'ar', title: 'نقل الملكية', excerpt: '', footer_place: null }],
  },
  'assistant.ask': {
    input: {
      turn_id: ONE_AD,
      conversation_id: ANOTHER_AD,
      language: 'ar',
      message: 'كامري تحت 70 ألف بالرياض',
    },
  },
  'assistant.get_conversation': {
    output: {
      id: ANOTHER_AD,
      name: 'كامري تحت 70 ألف بالرياض',
      changed_at: ONE_TIME,
      turns: [],
      state: { wish: { parts: [], words: '', sort: 'newest' }, shown: [], past: [] },
    },
  },
  'countries.list': {
    output: [
      {
        country_code: 'SA',
        country_name_ar: 'المملكة العربية السعودية',
        country_name_en: 'Saudi Arabia',
        phone_country_code: '+966',
        country_flag_emoji: '🇸🇦',
      },
    ],
  },
  'deals.get': { output: { deal: DEAL, related: [], cars: [CARD] } },
  'deals.list': {
    output: {
      items: [DEAL_CARD],
      total: 1,
      pages: 1,
      brands: [{ id: 1, slug: 'example-service', name_ar: 'مركز المثال', name_en: 'Example Service', count: 1 }],
      categories: [{ id: 1, slug: 'maintenance', name_ar: 'الصيانة', name_en: 'Maintenance', count: 1 }],
    },
  },
  'facts.list': { output: [FACT] },
  'fair_price.get_position': {
    output: {
      price: 72_000,
      label: 'good',
      unlabelled: null,
      fair_price: {
        ...FAIR,
        range: { from: 73_826, to: 82_412 },
        confidence: 'high',
        per_year_percent: 10.5,
        per_10000_km_percent: -0.8,
      },
      next_lower: { label: 'great', price: 67_135 },
      next_higher: { label: 'usual', price: 73_826 },
      comparables: [{ id: ONE_AD, year: 2021, mileage: 64_000, price: 84_000, adjusted_price: 76_500 }],
      counted_at: ONE_TIME,
    },
  },
  'fair_price.estimate': { output: FAIR },
  'favorites.add': { output: FAVORITES },
  'favorites.list': {
    output: [{ card: CARD, ended: null, saved_at: ONE_TIME, price_when_saved: 78_000 }],
  },
  'favorites.list_ids': { output: FAVORITES },
  'favorites.merge': { input: FAVORITES, output: { ...FAVORITES, left_out: 0 } },
  'favorites.remove': { output: FAVORITES },
  'messages.start': {
    input: { id: '0199f2a4-7c2e-7b3a-9a51-0f4c2d6e8b12', content: 'السلام عليكم، هل السيارة متوفرة؟' },
  },
  'notifications.list': {
    output: {
      items: [
        {
          id: ANOTHER_AD,
          kind: 'ad_approved',
          values: { ar: { car: 'تويوتا كامري 2020' }, en: { car: 'Toyota Camry 2020' } },
          link: `/car/${ONE_AD}`,
          created_at: ONE_TIME,
          read_at: null,
        },
      ],
      next: null,
    },
  },
  'pictures.list': { output: [PICTURE] },
  'pictures.set_view': { input: { view: 'engine' }, output: { ...PICTURE, view: 'engine' } },
  'pictures.turn': { input: { quarter_turns: 1 }, output: { ...PICTURE, quarter_turns: 1 } },
  'profiles.can_access_profile': { output: { can_access: true } },
  'profiles.get_mine': {
    output: {
      id: ONE_USER,
      first_name: 'سارة',
      last_name: 'العتيبي',
      display_name: 'سارة العتيبي',
      email: 'sara@example.com',
      phone_number: '+966501234567',
      phone_country_code: '+966',
      is_phone_verified: true,
      country_code: 'SA',
      country_name_en: 'Saudi Arabia',
      country_name_ar: 'المملكة العربية السعودية',
      country_flag_emoji: '🇸🇦',
      preferred_language: 'ar',
      picture_url: null,
      is_verified: false,
      status: 'active',
      completeness: 100,
      missing: [],
      about: 'سيارات مفحوصة بضمان.',
      place: 'الرياض، حي النسيم',
      opens_at: '09:00',
      closes_at: '22:00',
      friday_opens_at: null,
      friday_closes_at: null,
      created_at: ONE_TIME,
      updated_at: ONE_TIME,
      last_login: ONE_TIME,
    },
  },
  'profiles.get_public_profile_info': {
    output: {
      id: ONE_USER,
      display_name: 'سارة العتيبي',
      picture_url: null,
      is_verified: false,
      is_phone_verified: true,
      joined_at: ONE_TIME,
      active_ads_count: 1,
      replies: REPLIES,
      about: 'سيارات مفحوصة بضمان.',
      place: 'الرياض، حي النسيم',
      opens_at: '09:00',
      closes_at: '22:00',
      friday_opens_at: null,
      friday_closes_at: null,
      ads: [CARD],
      found_count: 1,
      pages: 1,
      makers: [{ slug: 'toyota', name_ar: 'تويوتا', name_en: 'Toyota', count: 1 }],
    },
  },
  'profiles.list_accesses': {
    output: [
      {
        id: ANOTHER_AD,
        accessing_user_id: null,
        accessing_user_name: null,
        access_type: 'public_profile',
        created_at: ONE_TIME,
      },
    ],
  },
  'promotions.list': {
    output: {
      ad: OWN_AD,
      offers: [{ days: 7, price: 115 }],
      vat_percent: 15,
      seller_name: 'سارة العتيبي',
      promotions: [],
      payment_instructions: null,
    },
  },
  'prices.get': {
    output: {
      as_of: ONE_TIME,
      is_demo: false,
      make: TOYOTA,
      model: CAMRY,
      year: 2020,
      city: null,
      figures: PRICES,
      everywhere: null,
      sale: { count: 14, days: 19 },
      months: [
        { month: '2026-05-01', count: 40, middle: 76_000, is_demo: false },
        { month: '2026-06-01', count: 42, middle: 75_000, is_demo: false },
      ],
      mileages: [{ from: 50_000, to: 75_000, ...PRICES, count: 12 }],
      years: [{ year: 2020, ...PRICES }],
      cities: [{ slug: 'riyadh', name_ar: 'الرياض', name_en: 'Riyadh', ...PRICES, count: 18 }],
      cars: [CARD],
    },
  },
  'prices.get_maker': { output: { as_of: ONE_TIME, is_demo: false, maker: PRICED_MAKER } },
  'prices.list': { output: { as_of: ONE_TIME, is_demo: false, makers: [PRICED_MAKER] } },
  'reports.add': { input: { reason: 'already_sold', note: '' } },
  'saved_searches.change': {
    input: { name: 'سيارة أمي', alert: 'none' },
    output: { ...STORED_SEARCH, name: 'سيارة أمي', alert: 'none' },
  },
  'saved_searches.list': { output: [STORED_SEARCH] },
  'saved_searches.save': { input: { id: ANOTHER_AD, ...SAVED_SEARCH }, output: STORED_SEARCH },
  'search.find': {
    output: {
      items: [CARD],
      next: 'eyJ2IjoiMjAyNiJ9',
      total: 68,
      facets: null,
      understood: {
        filters: { make: ['toyota'], model: ['toyota-camry'] },
        chips: [],
        sort: null,
        other_goods: null,
        unused: [],
        sought: [],
        unsaid: [],
        unread: [],
        required: [],
      },
      ignored: [],
      relaxations: [],
    },
  },
  'search.find_similar': { output: [CARD] },
  'search.list_budgets': {
    output: [
      { price_max: 50_000, count: 31 },
      { price_min: 50_000, count: 37 },
    ],
  },
  'search.get_trust_counts': { output: { compared: 54, confirmed: 61 } },
  'search.list_beaten': {
    input: { make: ['toyota'] },
    output: [{ card: { ...CARD, id: ANOTHER_AD, price: 79_000 }, by: CARD }],
  },
  'search.suggest': {
    output: [
      {
        kind: 'model',
        value: 'toyota-camry',
        parent: 'toyota',
        name_ar: 'كامري',
        name_en: 'Camry',
        parent_name_ar: 'تويوتا',
        parent_name_en: 'Toyota',
        count: 68,
        rest: '',
      },
    ],
  },
  'seller_reviews.list': {
    output: {
      items: [
        {
          id: ANOTHER_AD,
          stars: 5,
          text: 'صادق في الوصف وسريع في الرد.',
          author_name: 'نواف',
          seller_id: ONE_USER,
          seller_name: 'سارة العتيبي',
          car: { id: ONE_AD, title_ar: 'تويوتا كامري 2020', title_en: 'Toyota Camry 2020' },
          created_at: ONE_TIME,
          changed_at: null,
          answer: null,
          answered_at: null,
          removed_reason: null,
          conversation_id: null,
          can: { change: false, take_back: false, answer: false, report: true },
        },
      ],
      next: null,
      rating: { count: 7, average: 4.6, counts: RATING_COUNTS },
    },
  },
  'settings.list': { output: [{ setting_key: 'app_name_ar', setting_value: '"سوق الرياض"' }] },
  'shortlists.add': { input: NAMED_LIST },
  'shortlists.add_cars': { input: { car_ids: [ANOTHER_AD] } },
  'shortlists.get': { output: { ...SHORTLIST, id: ANOTHER_AD, link: '/shortlist/qkVn2o5rJ4w' } },
  'shortlists.list': {
    output: [{ id: ANOTHER_AD, ...NAMED_LIST, has_link: true, people_count: 3, notes_count: 2, changed_at: ONE_TIME }],
  },
  'shortlists.open': { output: { ...SHORTLIST, you: ONE_USER } },
  'shortlists.open_link': { output: { link: '/shortlist/qkVn2o5rJ4w' } },
  'shortlists.order_cars': { input: { car_ids: [ANOTHER_AD, ONE_AD] } },
  'shortlists.put_note': {
    input: { car_id: ONE_AD, name: 'أم فهد', text: 'تكفي لنا كلنا.' },
    output: { you: ONE_USER },
  },
  'shortlists.rename': { input: { name: 'سيارة العائلة' } },
  'shortlists.vote': { input: { vote: 'for', name: 'أم فهد' }, output: { you: ONE_USER } },
  'tags.list': { output: [{ id: 1, name_en: 'Low mileage', name_ar: 'ممشى قليل', priority: 30 }] },
  'trade_words.list': {
    output: [
      {
        id: 1,
        slug: 'respray',
        lang: 'ar',
        spellings: ['رش', 'مرشوش'],
        meaning_ar: 'جزء من السيارة أُعيد طلاؤه.',
        meaning_en: 'A part of the car was repainted.',
        about: 'paint',
      },
    ],
  },
  'texts.list': { output: [{ text_key: 'nav_home', text_ar: 'الرئيسية', text_en: '', category: 'site' }] },
}
