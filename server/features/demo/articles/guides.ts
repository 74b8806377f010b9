import type { DemoArticle } from './demo-article.ts'

export const DEMO_GUIDES: readonly DemoArticle[] = [
  {
    kind: 'guide',
    slug: 'نقل-الملكية',
    tags: [],
    title_ar: 'نقل ملكية السيارة',
    title_en: 'Transfer of ownership',
    excerpt_ar: 'ما يجب أن يكون جاهزًا عند الطرفين قبل النقل.',
    excerpt_en: 'What both sides need to have ready.',
    text_ar: `تُنقل الملكية عبر القنوات الرسمية باسم الطرفين. لا يغني عن ذلك عقد بينكما ولا وكالة.

- رخصة سير سارية، وفحص دوري سارٍ.
- تأمين باسم المشتري.
- لا مخالفات غير مسددة على السيارة.

{fact transfer-fee-private}

> راجع القناة الرسمية يوم النقل، فالشروط والرسوم قد تتغير.`,
    text_en: `Ownership is transferred through the official channels in the names of both sides. Neither a contract between you nor a power of attorney replaces that.

- A valid registration and a valid periodic inspection.
- Insurance in the name of the buyer.
- No unpaid fines on the car.

{fact transfer-fee-private}

> Check the official channel on the day: conditions and fees may change.`,
  },
  {
    kind: 'guide',
    slug: 'الفحص-الدوري',
    tags: [],
    title_ar: 'الفحص الفني الدوري',
    title_en: 'Periodic inspection',
    excerpt_ar: 'ما يفحصه، وما لا يفحصه، وكم يكلّف.',
    excerpt_en: 'What it checks, what it doesn’t, and what it costs.',
    text_ar: `يتأكد الفحص الدوري أن السيارة صالحة للسير: الفرامل والإضاءة والإطارات والعادم والهيكل. وهو لا يقيس حال المحرك ولا القير، فلا يغني عن فحص الشراء.

{fact inspection-fee}

{fact reinspection-fee}

{fact inspection-fee-motorcycle}`,
    text_en: `The periodic inspection makes sure that a car is fit for the road: brakes, lights, tyres, exhaust and body. It doesn’t judge the engine or the gearbox, so it doesn’t replace a check before you buy.

{fact inspection-fee}

{fact reinspection-fee}

{fact inspection-fee-motorcycle}`,
  },
  {
    kind: 'guide',
    slug: 'الاستدعاءات',
    tags: [],
    title_ar: 'استدعاءات السيارات',
    title_en: 'Recalls',
    excerpt_ar: 'ابحث برقم الهيكل قبل أن تشتري. الإصلاح مجاني.',
    excerpt_en: 'Search by chassis number before you buy. The repair is free.',
    text_ar: `تستدعي الشركات سياراتها حين تجد عيبًا في السلامة. تنشر وزارة التجارة الاستدعاءات في موقع recalls.sa، ويمكن البحث فيه برقم الهيكل.

1. خذ رقم الهيكل من رخصة السير أو من أسفل الزجاج الأمامي.
2. ابحث عنه في الموقع.
3. إن ظهر استدعاء لم يُنفّذ فاحجز عند الوكيل. الإصلاح مجاني، وينتقل الحق مع السيارة.

{fact recalled-cars-2025}`,
    text_en: `Makers recall cars when they find a fault in safety. The Ministry of Commerce publishes recalls at recalls.sa, where you can search by chassis number.

1. Take the chassis number from the registration or the lower edge of the windscreen.
2. Search for it on the site.
3. If a recall is open, book at the dealer. The repair is free, and the right to it moves with the car.

{fact recalled-cars-2025}`,
  },
  {
    kind: 'guide',
    slug: 'فحص-كامري',
    tags: [],
    model: 'toyota-camry',
    title_ar: 'ماذا تفحص في الكامري',
    title_en: 'What to check on a Camry',
    excerpt_ar: 'سيارة معمّرة، فافحص ما يأتي مع العمر والاستخدام.',
    excerpt_en: 'A car that lasts, so check what comes with age and use.',
    text_ar: `الكامري منتشرة وقطعها متوفرة، ولهذا يُستخدم كثير منها في النقل لسنوات. الممشى أهم فيها من السنة.

- **هل كانت أجرة أو في تطبيق؟** انظر إلى المقعد الخلفي والحزام وحواف الأبواب: الاستهلاك لا يكذب.
- **القير:** يجب أن ينقل دون ضربة، باردًا وحارًّا.
- **المساعدات والمقصات:** امشِ على مطب بسرعة قليلة واسمع.
- **الكمبيوتر:** فحص الأعطال يستغرق دقائق عند أي مركز.
- **الهايبرد:** اطلب فحص البطارية بتقرير.

{price toyota-camry 2018}`,
    text_en: `Camrys are everywhere and their parts are easy to find, which is why many work in transport for years. Mileage matters more than the year.

- **Was it a taxi, or in an app?** Look at the rear seat, the belts and the edges of the doors: wear doesn’t lie.
- **Gearbox:** it should shift without a jolt, cold and hot.
- **Shock absorbers and joints:** cross a speed bump slowly and listen.
- **Computer:** reading its faults takes minutes at any centre.
- **Hybrid:** ask for a report on the battery.

{price toyota-camry 2018}`,
  },
]
