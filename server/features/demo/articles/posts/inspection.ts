import type { DemoArticle } from '../demo-article.ts'

export const INSPECTION: DemoArticle = {
  kind: 'post',
  slug: 'فحص-سيارة-مستعملة',
  cover: 'inspection',
  tags_ar: ['الشراء', 'الفحص'],
  tags_en: ['Buying', 'Inspection'],
  title_ar: 'كيف تفحص سيارة مستعملة قبل أن تدفع ريالًا',
  title_en: 'How to check a used car before you pay a riyal',
  excerpt_ar: 'نصف ساعة مع السيارة وهي باردة تكشف أكثر مما يقوله الإعلان. هذه خطواتها بالترتيب.',
  excerpt_en: 'Half an hour with a cold car tells you more than any ad. Here are the steps, in order.',
  text_ar: `أغلب من ندموا على سيارة اشتروها لم يُخدعوا بعيب خفي. العيب كان أمامهم: كفر متآكل من طرف واحد، أو رفرف يختلف لونه قليلًا عن الباب، أو محرك وجدوه دافئًا حين وصلوا. لم ينظروا لأن السيارة أعجبتهم من أول دقيقة. هذه القائمة مرتبة لتُبطئك قليلًا: نصف ساعة، في النهار، والسيارة باردة.

## قبل أن تتحرك من بيتك

جزء كبير من الفحص يتم بالجوال، ويوفر عليك مشاوير كثيرة.

- **رخصة السير:** اطلب صورتها، وطابق اسم المالك مع اسم من يكلمك. إن كان يبيع عن غيره فاسأل عن الوكالة قبل أن تسأل عن السعر.
- **رقم الهيكل:** اطلبه مكتوبًا. ستبحث به عن الاستدعاءات، ثم تقارنه بالرقم الذي على السيارة نفسها.
- **سجل الصيانة:** «كل صيانتها بالوكالة» كلام، والفواتير دليل. اسأل: هل عندك فواتير آخر سنتين؟
- **موعد في النهار:** واطلب ألا يشغّلها أحد قبل أن تصل. المحرك البارد لا يجامل.

{fact recall-check}

## لفة واحدة من الخارج

ابدأ من زاوية الصدام الأمامي، وامشِ حول السيارة مرة كاملة وأنت ساكت. انظر إلى الفراغ بين الكبوت والرفرف، ثم بين الأبواب: المهم أن يتساوى في الجهتين، فاختلافه يعني أن قطعة فُكّت ثم رُكّبت. بعدها قف عند ذيل السيارة وانظر على طول جنبها والشمس مائلة. الرش يفضحه تموّج اللمعة، ورذاذ على مطاط الزجاج، وحافة تحسّ بها بظفرك عند إطار الباب.

{picture saloon-silver-detail} الفراغ بين الكبوت والرفرف والشمعة. إن اتسع في جهة وضاق في الأخرى فاسأل عمّا فُكّ.

| ما تراه | ما قد يعنيه | اسأل البائع |
| باب لونه أفتح من جاره | رش بعد صدمة | أين الصدمة؟ وهل لها صور قبل الإصلاح؟ |
| مسامير الرفرف مخدوشة | فُكّ الرفرف | هل تغيّرت الشمعة أو الصدام؟ |
| كفر متآكل من طرف واحد | ميزان أو مقصات | متى كان آخر وزن؟ |
| زجاج تاريخه غير تاريخ البقية | زجاج مبدّل | لماذا تبدّل؟ |
| رطوبة تحت الفرش | تسريب أو سيارة غرقت | هل دخلها ماء؟ |

الرش وحده لا يُسقط السيارة. رش باب من خدش مواقف غير شاصي مسحوب، والفرق بينهما في صدق الجواب وفي السعر.

## تحت الكبوت والمحرك بارد

1. افتح غطاء الزيت. رغوة بلون القهوة بالحليب قد تعني ماءً في الزيت، وعندها اشكر البائع وامشِ.
2. انظر إلى القربة دون أن تفتح الرديتر. لون الصدأ فيها أو أثر الزيت يستحق وقفة.
3. اسحب عيار الزيت. إن كان ناقصًا كثيرًا فالمحرك يأكل زيتًا، أو صاحبه لا يفتح الكبوت.
4. شغّلها وأنت واقف خارجها، واسمع أول عشر ثوانٍ. طقطقة تختفي بعد لحظة أهون من صوت يبقى.
5. راقب العادم. الدخان الأزرق زيت، والأبيض الكثيف الذي لا يزول قد يكون ماءً. أما بخار خفيف في صباح بارد فطبيعي.

## القيادة: عشر دقائق، لا لفة حول الحارة

اطلب شارعًا فيه مطبات، ثم طريقًا سريعًا، وأقفل الراديو. القير ينقل دون نتعة ولا تأخير، باردًا وبعد أن يحمى. على طريق مستوٍ وخالٍ أرخِ يدك عن الدركسون لحظة وانظر إلى أين تميل. اضغط الفرامل بقوة مرة واحدة في مكان آمن: لا رجّة ولا انحراف. ثم جرّب كل زر: المكيف على أبرد درجة والسيارة واقفة، والنوافذ والمرايا والشاشة والحساسات.

> إن رفض البائع فحصًا في مركز تختاره أنت، فقد أعطاك الجواب.

## فحص الشراء غير الفحص الدوري

ادفع لمركز مستقل يفحص المحرك والقير والشاصي والكمبيوتر، ولو بدت السيارة نظيفة. ما تدفعه لا يُذكر أمام توضيب قير. أما الفحص الفني الدوري فيتأكد أن السيارة صالحة للسير، ولا يخبرك كم بقي في محركها. انظر هل هو سارٍ، ولا تكتفِ به.

{fact inspection-fee}

{fact reinspection-fee}

## قبل أن تقول رقمًا

قارن المطلوب بما يُطلب في مثلها. هذا مثال من إعلاناتنا، والبقية في [صفحات الأسعار](/prices):

{price toyota-camry 2020}

إن كان السعر أقل من ذلك بكثير فاسأل «لماذا؟» قبل أن تسأل «متى أستلم؟». وإن أردت تمرينًا فافتح أي إعلان، كالإعلان التالي ما دام معروضًا، واكتب ثلاثة أسئلة لا تجيب عنها صوره.

{car toyota-camry}

فإذا اقتنعت فاتفقا كتابةً على كل شيء، وادفع [يوم نقل الملكية](/blog/يوم-نقل-الملكية) لا قبله.`,
  text_en: `Most people who regret a used car weren’t fooled by a hidden fault. It was in front of them: a tyre worn on one edge, a wing a shade off the door beside it, an engine that was already warm when they arrived. They didn’t look, because they liked the car in the first minute. This list is arranged to slow you down a little: half an hour, in daylight, with the car cold.

## Before you leave home

Much of the inspection happens on your phone, and saves you many a drive.

- **Registration:** ask for a photo, and match the owner’s name with whoever you’re talking to. If they sell for someone else, ask about the power of attorney before you ask about the price.
- **Chassis number:** get it in writing. You’ll look up recalls with it, and later compare it with the one on the car.
- **Service history:** “always serviced at the agency” is talk; invoices are evidence. Are there any from the last two years?
- **Meet in daylight,** and ask that nobody starts the car before you arrive. A cold engine doesn’t flatter.

{fact recall-check}

## Once around the outside

Start at a corner of the front bumper and walk all the way around without talking. Look at the gap between bonnet and wing, then between the doors. What matters is that both sides match; if they don’t, something came off and went back on. Then stand at the tail and look along the flank with the sun low. Respray gives itself away by ripples in the shine, by mist on the window rubber, and by an edge that your fingernail finds in the door frame.

{picture saloon-silver-detail} The gap between bonnet, wing and headlamp. If it’s wide on one side and tight on the other, ask what was taken off.

| What you see | What it may mean | Ask the seller |
| A door lighter than its neighbour | Respray after a knock | Where was it hit? Any photos from before the repair? |
| Scratched wing bolts | The wing was off | Was the lamp or the bumper replaced? |
| A tyre worn on one edge | Alignment or suspension | When was it last aligned? |
| One window with another date | Replaced glass | Why was it changed? |
| Damp under the carpet | A leak, or a flooded car | Has water ever got in? |

Respray alone doesn’t rule a car out. A door repainted after a car-park scratch is one thing, a frame that was pulled straight is another. The difference lies in an honest answer, and in the price.

## Under the bonnet, engine cold

1. Open the oil cap. Foam the colour of milky coffee can mean water in the oil. Thank the seller and leave.
2. Look at the expansion tank without opening the radiator. Rust, or a film of oil, calls for a pause.
3. Pull the dipstick. If it’s far too low, the engine burns oil, or its owner never opens the bonnet.
4. Have it started while you stand outside, and listen to the first ten seconds. A tick that fades is better than a noise that stays.
5. Watch the exhaust. Blue smoke is oil; thick white smoke that won’t clear may be water. A little vapour on a cold morning is normal.

## Ten minutes of driving, not a lap of the block

Ask for a street with speed bumps, then a fast road, and turn the radio off. The gearbox should shift without a jolt or a delay, both cold and warm. On a flat, empty road, loosen your grip for a moment and see where it pulls. Brake hard once where it’s safe: no shudder, no veering. Then try every button, starting with the air conditioning at its coldest while you stand still, then windows, mirrors, screen and sensors.

> If a seller refuses a check at a centre that you choose, that is your answer.

## A pre-purchase check isn’t the periodic inspection

Pay an independent centre to look at the engine, gearbox, frame and fault memory, however clean the car seems. It costs next to nothing compared with rebuilding a gearbox. The periodic inspection makes sure that a car is fit for the road; it can’t tell you how much life the engine has left. See that it’s valid, and don’t stop there.

{fact inspection-fee}

{fact reinspection-fee}

## Before you name a number

Compare the asking price with what others ask for the same car. Here is one example from our ads; the rest are on the [price pages](/prices):

{price toyota-camry 2020}

If the price is far below that, ask “why?” before you ask “when can I have it?”. For practice, open any ad, such as the one below while it’s still up, and write down three questions that its photos don’t answer.

{car toyota-camry}

Once you’re convinced, agree on everything in writing, and pay on [the day of the transfer](/blog/يوم-نقل-الملكية), not before.`,
}
