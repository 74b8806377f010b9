import type { DemoArticle } from '../demo-article.ts'

export const NEGOTIATION: DemoArticle = {
  kind: 'post',
  slug: 'التفاوض-على-السعر',
  cover: 'pickup-beige-front34',
  tags_ar: ['الشراء', 'نصائح'],
  tags_en: ['Buying', 'Tips'],
  title_ar: 'فاوض على السعر دون أن تخسر البائع',
  title_en: 'Negotiate without losing the seller',
  excerpt_ar: 'التفاوض الجيد أرقام وأدب. جمل تقولها، وجمل تتركها، ومتى تسكت.',
  excerpt_en: 'Good negotiation is numbers and manners. What to say, what to leave out, and when to be silent.',
  text_ar: `«كم آخرها؟» أشهر جملة في السوق وأضعفها. يرسلها عشرة في اليوم قبل أن يفتحوا الصور، فيرد البائع برقمه نفسه أو لا يرد. من أرسلها لم يقل إنه رأى السيارة، ولا إنه جاد، ولا لماذا يستحق خصمًا. التفاوض يبدأ قبل الرسالة الأولى، وأغلبه تحضير.

## ثلاثة أرقام تعرفها قبل أن تتكلم

1. **السوق:** كم يُطلب في الموديل نفسه والسنة نفسها وبممشى قريب.
2. **النواقص:** ما تحتاجه السيارة هذا الشهر لا هذه السنة: كفرات، بطارية، صيانة مستحقة. اتصل بالمحل وخذ سعرًا فعليًّا.
3. **حدّك:** رقم تكتبه في جوالك قبل أن تراها. إن تجاوزه السعر شكرت ومشيت.

خذ الهايلكس مثلًا. هذا ما تقوله إعلاناتنا الآن:

{price toyota-hilux 2018}

الرقم الأوسط ليس السعر العادل، بل منتصف ما يطلبه الناس. سيارة في النصف الأعلى تسأل عنها: ما الذي رفعها؟ وسيارة في الأدنى تسأل عنها السؤال المعاكس. وفي الحالين صار بينك وبين البائع موضوع غير «نزّل».

## اجمع نواقصها على ورقة

عند المعاينة اكتب ما وجدته في عمودين: ما يكلّف مالًا وما لا يكلّف. خدش صغير في الصدام الخلفي لا يستحق أن يُذكر في سيارة عمرها ثماني سنوات. أربعة كفرات انتهى عمرها تستحق، لأنك ستدفع ثمنها قبل أول سفر.

{picture tyres} الكفرات أسهل ما يُتفق عليه: تاريخها مكتوب على جنبها، وسعرها تعرفه باتصال.

تاريخ الكفر أربعة أرقام في إطار صغير على جانبه: أول رقمين أسبوع الصنع، وآخر رقمين سنته. صوّرها والبائع معك، فالصورة أهدأ من الجدال.

## قل ولا تقل

| قل | لا تقل |
| رأيت ثلاثًا مثلها بهذا السعر، وممشاها أقل. | سيارتك ما تسوى. |
| تحتاج أربعة كفرات بكذا. نتقاسمها؟ | نزّل لي كم ألف. |
| إن اتفقنا اليوم ننقل غدًا. | أشاور وأرد عليك. |
| هل في السعر مجال؟ | كم آخرها؟ |
| أعجبتني، وهذا أقصى ما أقدر عليه. | عندي غيرها وأرخص. |

لاحظ أن العمود الأول كله يمكن التحقق منه. البائع يصدّق ما يستطيع أن يراه.

## متى تسكت

قل رقمك ثم اسكت، ولو طالت الثواني. كثير من الناس يزيدون على عرضهم لأن الصمت أحرجهم. وإن رد البائع برقم فلا تقسم الفرق على اثنين فورًا، بل اسأله كيف وصل إليه؛ ربما عنده فاتورة لم يذكرها، فيتغير رأيك أنت.

- لا تفاوض قبل المعاينة. رقم تقوله من بيتك ثم تخفضه عند السيارة يُغضب البائع ولا يفيدك.
- لا تعدّد عيوبًا لا تهمك لتبدو خبيرًا. من باع سيارتين في حياته يميّز ذلك.
- لا تذم السيارة أمام صاحبها. سافر بها بأهله سنين، وأنت تريد منه معروفًا.

> البائع الذي يشعر أنك أنصفته يخبرك بعد البيع بما لم يقله قبله.

## إذا توقف البائع عند رقمه

أحيانًا لا ينزل السعر، لكن أشياء أخرى تنزل. اسأل هل يدفع هو رسم النقل، أو يسلّمها بكفرات جديدة، أو يترك الشاشة والجنوط التي في الصور، أو يجدد الفحص الدوري قبل التسليم. ما تأخذه عينًا أسهل على البائع من رقم يشعر أنه خسره، وقد يساوي عندك الشيء نفسه.

## وإن كنت أنت البائع

اترك مجالًا معقولًا فوق أقل ما تقبله، واكتب في الإعلان «قابل للتفاوض» إن كان كذلك و«نهائي» إن كان نهائيًا. وردّ على «كم آخرها» بسؤال: «متى تحب تشوفها؟». الجاد يجيب بموعد. وهذا إعلان للتجربة، ما دام معروضًا: لو كنت صاحبه، بماذا ترد على من يطلب ثلاثة آلاف أقل؟

{car toyota-hilux}

## اجعل العرض مكتوبًا

قدّم عرضك من المحادثة هنا: يراه الطرفان بمبلغه ومدته، فلا يقول أحد «ما اتفقنا على كذا». وإذا قُبل فحدّدا الموعد والمكان في الساعة نفسها، وراجعا [ترتيب يوم النقل](/blog/يوم-نقل-الملكية).

## ومتى تمشي

إذا تغيّر السعر بعد الاتفاق، أو طُلب عربون قبل أن ترى السيارة، أو رُفض الفحص. احفظ الإعلان في المفضلة وامشِ؛ إن نزل سعره وصلك تنبيه، وربما عاد إليك البائع نفسه بعد أسبوع بصوت أهدأ.`,
  text_en: `“What’s your last price?” is the most common sentence in the market, and the weakest. A seller gets it from ten people a day who haven’t opened the photos, and answers with his own number or not at all. It doesn’t say that you’ve seen the car, that you mean it, or why you deserve less. Negotiation starts before the first message, and most of it is preparation.

## Three numbers to know before you speak

1. **The market:** what is asked for the same model and year at a similar mileage.
2. **What it lacks:** what the car needs this month, not this year: tyres, a battery, a service that’s due. Call a shop and get a real price.
3. **Your limit:** a number that you write down before you see the car. Beyond it you say thanks and leave.

Take the Hilux. This is what our ads say right now:

{price toyota-hilux 2018}

The middle isn’t the fair price; it is halfway through what people ask. Of a car in the upper half you ask what lifts it there, of one in the lower half the opposite. Either way, you and the seller now have a subject other than “drop it”.

## Put what it lacks on paper

At the viewing, write what you find in two columns: what costs money, and what doesn’t. A small scratch on the rear bumper isn’t worth mentioning on an eight-year-old car. Four tyres at the end of their life are, since you’ll pay for them before the first trip.

{picture tyres} Tyres are the easiest to agree on: their date is on the side, and a call tells you what they cost.

The date of a tyre is four digits in a small frame on its side: the first two are the week it was made, the last two the year. Photograph it with the seller beside you. A picture is calmer than an argument.

## Say this, not that

| Say | Don’t say |
| I’ve seen three at this price with fewer kilometres. | Your car isn’t worth it. |
| It needs four tyres, which cost this much. Shall we share it? | Drop a few thousand for me. |
| If we agree today, we transfer tomorrow. | I’ll ask around and get back to you. |
| Is there room in the price? | What’s your last price? |
| I like it, and this is the most I can do. | I know a cheaper one. |

Notice that everything in the first column can be checked. Sellers believe what they can see.

## When to be silent

Name your number, then stop, however long the seconds feel. Many people raise their own offer because the silence embarrassed them. If the seller answers with a number, don’t split the difference at once. Ask how he got there; perhaps there’s an invoice he hasn’t mentioned, and you change your mind.

- Don’t negotiate before you’ve seen the car. A number from your sofa that you cut at the car makes the seller angry and gains you nothing.
- Don’t list faults that don’t bother you to sound like an expert. Anyone who has sold two cars can tell.
- Don’t run the car down in front of its owner. It carried his family for years, and you’re asking him a favour.

> A seller who feels treated fairly tells you after the sale what he left out before.

## If the seller won’t move

Sometimes the price doesn’t come down, but other things do. Ask whether he pays the transfer fee, hands it over on new tyres, leaves the screen and the wheels that are in the photos, or renews the periodic inspection first. Things are easier to give than a number that feels lost, and may be worth the same to you.

## And if you’re the seller

Leave reasonable room above the least you’d accept, and write “negotiable” in the ad if it is, “final” if it isn’t. Answer “what’s your last price?” with a question: “When would you like to see it?” Whoever means it replies with a time. Here is an ad to practise on, while it’s up: if it were yours, what would you say to someone who wants three thousand off?

{car toyota-hilux}

## Put the offer in writing

Make your offer in the chat here. Both of you see its amount and how long it stands, so nobody says “we never agreed on that”. Once it’s accepted, settle the time and place within the hour, and go through [the order of transfer day](/blog/يوم-نقل-الملكية) together.

## And when to leave

When the price changes after you’ve agreed, when a deposit is asked before you’ve seen the car, or when a check is refused. Save the ad and go. If its price drops you’ll be told, and perhaps the same seller will be back in a week with a calmer voice.`,
}
