import type { DemoArticle } from './demo-article.ts'

export const DEMO_GUIDES: readonly DemoArticle[] = [
  {
    kind: 'guide',
    slug: 'نقل-الملكية',
    tags_ar: [],
    tags_en: [],
    title_ar: 'نقل ملكية السيارة',
    title_en: 'Transfer of ownership',
    excerpt_ar: 'ما يجب أن يكون جاهزًا عند الطرفين قبل النقل.',
    excerpt_en: 'What both sides need to have ready.',
    text_ar: `تُنقل الملكية في القنوات الرسمية باسم الطرفين. ورقة بينكما أو وكالة لا تغني عن النقل: ما دامت السيارة باسم البائع فهي أمام الجهات سيارته.

## قبل النقل

- رخصة سير سارية، وفحص دوري سارٍ.
- تأمين باسم المشتري.
- لا مخالفات غير مسددة على السيارة.
- إن كانت ممولة: مخالصة من جهة التمويل.

{fact transfer-fee-private}

## البيع عبر أبشر

في أبشر خدمة لبيع المركبات يودع فيها المشتري المبلغ في حساب وسيط، ثم يُسلَّم للبائع بعد النقل. لها حدود للسعر ومُهل:

{fact absher-sale-min}

{fact absher-sale-max}

{fact absher-confirm-hours}

{fact absher-pay-hours}

{fact absher-handover-hours}

{fact absher-payout-days}

> راجع القناة الرسمية يوم النقل، فالشروط والرسوم قد تتغير.

ولترتيب اليوم نفسه [قائمة تعلّم عليها وتطبعها](/calculators/transfer).`,
    text_en: `Ownership is transferred in the official channels in the names of both sides. A paper between you or a power of attorney doesn’t replace that: while the car is in the seller’s name, the authorities see the seller’s car.

## Before the transfer

- A valid registration and a valid periodic inspection.
- Insurance in the name of the buyer.
- No unpaid fines on the car.
- If it’s financed: a clearance from the lender.

{fact transfer-fee-private}

## Selling through Absher

Absher has a service for selling vehicles, in which the buyer pays into an intermediary account and the seller is paid after the transfer. It has limits for the price, and deadlines:

{fact absher-sale-min}

{fact absher-sale-max}

{fact absher-confirm-hours}

{fact absher-pay-hours}

{fact absher-handover-hours}

{fact absher-payout-days}

> Check the official channel on the day: conditions and fees may change.

For the day itself there is [a list to tick and print](/calculators/transfer).`,
  },
  {
    kind: 'guide',
    slug: 'الفحص-الدوري',
    tags_ar: [],
    tags_en: [],
    title_ar: 'الفحص الفني الدوري',
    title_en: 'Periodic inspection',
    excerpt_ar: 'ما يفحصه، وما لا يفحصه، وكم يكلّف.',
    excerpt_en: 'What it checks, what it doesn’t, and what it costs.',
    text_ar: `يتأكد الفحص الدوري أن السيارة صالحة للسير: الفرامل والإضاءة والكفرات والعادم والهيكل. وهو لا يقيس حال المحرك ولا القير، فلا يغني عن فحص الشراء.

## قبل أن تذهب

1. جرّب كل الأنوار، وأنوار الفرامل بمساعدة أحد.
2. انظر إلى عمق نقشة الكفرات وإلى ضغطها وهي باردة.
3. تأكد من المسّاحات والزمور والأحزمة، وأن لا شرخ في الزجاج أمام السائق.
4. أي لمبة تحذير مضيئة أصلحها قبل الفحص لا بعده، فإعادة الفحص لها رسم.

## كم يكلّف؟

{fact inspection-fee}

{fact reinspection-fee}

{fact inspection-fee-motorcycle}`,
    text_en: `The periodic inspection makes sure that a car is fit for the road: brakes, lights, tyres, exhaust and body. It doesn’t judge the engine or the gearbox, so it doesn’t replace a check before you buy.

## Before you go

1. Try all lights, and the brake lights with someone’s help.
2. Look at the tread of the tyres, and at their pressure while they’re cold.
3. Check wipers, horn and belts, and that there’s no crack in the glass before the driver.
4. Fix what a warning lamp shows before the inspection rather than after it, since a re-inspection has a fee.

## What does it cost?

{fact inspection-fee}

{fact reinspection-fee}

{fact inspection-fee-motorcycle}`,
  },
  {
    kind: 'guide',
    slug: 'الاستدعاءات',
    tags_ar: [],
    tags_en: [],
    title_ar: 'استدعاءات السيارات',
    title_en: 'Recalls',
    excerpt_ar: 'ابحث برقم الهيكل قبل أن تشتري. الإصلاح مجاني.',
    excerpt_en: 'Search by chassis number before you buy. The repair is free.',
    text_ar: `تستدعي الشركة سياراتها حين تجد عيبًا في الصنع يمس السلامة، كوسادة هوائية أو خرطوم وقود. لا يعني الاستدعاء أن السيارة سيئة، ولا أنها تعطلت: يعني أن قطعة فيها يجب أن تُبدَّل، وأن غيرك يدفع ثمنها.

## كيف تعرف

1. خذ رقم الهيكل من رخصة السير أو من أسفل الزجاج الأمامي.
2. ابحث عنه في موقع الاستدعاءات recalls.sa التابع لوزارة التجارة.
3. إن ظهر استدعاء لم يُنفّذ فاحجز عند الوكيل، ولو لم تكن المالك الأول.

{fact recall-check}

## إن كنت تشتري

ابحث قبل المعاينة. استدعاء مفتوح ليس سببًا لترك السيارة، لكنه سؤال: لماذا لم يُنفّذ؟ واطلب من البائع أن ينفّذه قبل النقل، فهو لا يكلّفه إلا موعدًا.

{fact recalled-cars-2025}`,
    text_en: `A maker recalls cars when it finds a fault of manufacture that affects safety, such as an airbag or a fuel hose. A recall doesn’t mean that the car is bad or has failed. It means that a part must be replaced, and that someone else pays for it.

## How to find out

1. Take the chassis number from the registration or the lower edge of the windscreen.
2. Look it up at recalls.sa, run by the Ministry of Commerce.
3. If a recall is open, book at the dealer, even if you aren’t the first owner.

{fact recall-check}

## If you’re buying

Look it up before the viewing. An open recall is no reason to leave the car, but it is a question: why wasn’t it done? Ask the seller to have it done before the transfer. It costs them an appointment and no more.

{fact recalled-cars-2025}`,
  },
  {
    kind: 'guide',
    slug: 'فحص-كامري',
    tags_ar: [],
    tags_en: [],
    model: 'toyota-camry',
    title_ar: 'ماذا تفحص في الكامري',
    title_en: 'What to check on a Camry',
    excerpt_ar: 'سيارة معمّرة، فافحص ما يأتي مع العمر والاستخدام.',
    excerpt_en: 'A car that lasts, so check what comes with age and use.',
    text_ar: `الكامري منتشرة وقطعها متوفرة، ولهذا يعمل كثير منها في النقل سنوات. الممشى أهم فيها من السنة، وطريقة الاستخدام أهم من الممشى.

## ما تفحصه

- **هل كانت أجرة أو في تطبيق؟** انظر إلى المرتبة الخلفية والأحزمة وحواف الأبواب، فأثر الركاب لا يختفي.
- **القير:** ينقل دون نتعة، باردًا وبعد أن يحمى.
- **المساعدات والمقصات:** امشِ على مطب بسرعة قليلة والراديو مقفل، واسمع.
- **الزيت:** افتح عيار الزيت والسيارة باردة، واسأل متى غُيّر آخر مرة وعند من.
- **الكمبيوتر:** قراءة الأعطال تأخذ دقائق عند أي مركز فحص.
- **الهايبرد:** اطلب تقريرًا مكتوبًا عن بطاريته، وانظر هل فتحة تهويتها عند المرتبة الخلفية مسدودة.

## ما تسأل عنه

هل هي سعودية أم واردة؟ ومن مالكها الأول: فرد أم شركة تأجير؟ وهل فيها رش، وأين؟ هذه الثلاثة تفسر أغلب فرق السعر بين اثنتين من السنة نفسها.

{price toyota-camry 2018}`,
    text_en: `Camrys are everywhere and their parts are easy to find, which is why many work in transport for years. Mileage matters more than the year, and the kind of use more than the mileage.

## What to check

- **Was it a taxi, or in an app?** Look at the rear seat, the belts and the edges of the doors: passengers leave marks.
- **Gearbox:** it should shift without a jolt, cold and warm.
- **Shock absorbers and joints:** cross a speed bump slowly with the radio off, and listen.
- **Oil:** pull the dipstick while the car is cold, and ask when it was last changed and where.
- **Computer:** reading its faults takes minutes at any centre.
- **Hybrid:** ask for a written report on its battery, and see that the vent beside the rear seat isn’t blocked.

## What to ask

Is it a Saudi car or an import? Was its first owner a person or a rental company? Is there any respray, and where? These three explain most of the difference in price between two of the same year.

{price toyota-camry 2018}`,
  },
]
