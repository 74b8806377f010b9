import { normaliseText } from '#domain/text/normalise-text.ts'

/** Names of makers and models that usually mean something else. They require a car next to them. Without spaces. */
export const WEAK_NAMES: ReadonlySet<string> = new Set(
  normaliseText(`
    focus escape edge note fusion spark rush fit leaf man porter unit expert symbol pilot journey passport legend element
    insight compass patriot liberty soul mirage flex quest rogue terrain canyon neon eclipse echo matrix delta pride county
    excel frontier titan grace civilian magnum dart nitro avenger caliber voyager commander gladiator sonic bolt venture
    avalanche astro territory transit everest fiesta regal century envoy enclave continental aviator navigator marquis beetle
    polo golf atlas transporter seal dolphin tang shark song han born leon alpha courage passion partner traveller bravo
    punto dawn spectre vantage rapid saga persona falcon oyster admiral landmark viva hunter honor pony nomad mercury
    saturn corona xiaomi shine mage box oma forward spirit
    شارك دارت ثار ويل كيان لينك شاومي شياومي هونور داون جاز روج نيون سونج دولفين يونيك هوفر راش كوين فتك دلتا التو كونا بولت
    smart سمارت ريتش هنتر الماز رش ديلي فرايدي اكسل مركيز ايكو
  `).split(' '),
)
