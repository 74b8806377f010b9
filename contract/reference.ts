import { ArticleBlock, ArticleBody } from './article-body.ts'
import type { z } from 'zod'
import { COUNT_NAMES } from '#domain/search/chips/filters.ts'
import { SignIn, SignUp, Viewer } from './accounts.ts'
import { AdReview } from './ad-reviews.ts'
import { FoundAd, WholeAd } from './admin-ads.ts'
import { FailedJob, FoundThing } from './admin-overview.ts'
import { FoundUser, LoggedAccess, WholeUser } from './admin-users.ts'
import { Ad, BulkResult, CsvReport, Draft, DraftFields, OwnAd, StoredAd } from './ads.ts'
import { Appointment } from './appointment.ts'
import { LoggedChange } from './audit.ts'
import { AnyBrand, Brand } from './brands.ts'
import { AnyMaker, AnyModel } from './car-makers.ts'
import { Car, CarCard } from './cars.ts'
import { City, Maker, Model } from './catalogue.ts'
import { Contact } from './contacts.ts'
import { ClientFault } from './client-faults.ts'
import { ConversationReportContext, ReportedConversation } from './conversation-reports.ts'
import { Country } from './countries.ts'
import { AnyCategory, AnyDeal, Deal, DealCard, DealPage } from './deals.ts'
import { RelayedEmail } from './email-relay.ts'
import { AnyFact, Fact } from './facts.ts'
import { PricePosition, ShownFairPrice } from './fair-price.ts'
import { Favorite } from './favorites.ts'
import { HandOver, HandOverSheet } from './hand-over.ts'
import { Insights } from './insights.ts'
import { MarketPrice } from './market-price.ts'
import { MediaPicture, StoredPicture } from './media.ts'
import { Conversation, Message } from './messages.ts'
import { Notification } from './notifications.ts'
import { Offer } from './offer.ts'
import { GivenPenalty, Penalty } from './penalties.ts'
import { OwnPicture } from './pictures.ts'
import { PricedMaker, PriceFigures, PricePage } from './prices.ts'
import type { Scope } from './procedure.ts'
import { Profile, ProfileUpdate, PublicProfile } from './profiles.ts'
import {
  AdPromotions,
  AnyPromotion,
  PaymentInstructions,
  Promotion,
  PromotionOffer,
  RevenueSettings,
} from './promotions.ts'
import { Rating } from './rating.ts'
import { ReplyPromise } from './reply-promise.ts'
import { ReportedAd } from './reports.ts'
import { NewSavedSearch, SavedSearch } from './saved-searches.ts'
import { CarPage, Facets } from './search.ts'
import { AccessToken } from './security.ts'
import { ReportedReview, SellerReview } from './seller-reviews.ts'
import { AppSetting } from './settings.ts'
import { SharedShortlist, Shortlist } from './shortlists.ts'
import { SupportRequest } from './support.ts'
import { CheckedPart } from './system-checks.ts'
import { CarTag, RuledTag, TagSimulation } from './tags.ts'
import { TradeWord } from './trade-words.ts'
import { EditableText, WebsiteText } from './texts.ts'
import { IdentityRequest, Verification } from './verification.ts'

interface Component {
  schema: z.ZodType
  description: string
}

/** Schemas that the API reference lists by name, in alphabetical order. */
export const COMPONENTS: Record<string, Component> = {
  AccessToken: { schema: AccessToken, description: 'A personal access token, without its secret.' },
  Ad: { schema: Ad, description: 'A car as its seller describes it.' },
  AdPromotions: { schema: AdPromotions, description: 'The available offers and the promotions of an ad.' },
  AdReview: { schema: AdReview, description: 'An ad waiting for review, with all information for the decision.' },
  AnyBrand: { schema: AnyBrand, description: 'A brand as shown to admins.' },
  AnyDeal: { schema: AnyDeal, description: 'A deal as shown to admins.' },
  AnyDealCategory: { schema: AnyCategory, description: 'A category of deals as shown to admins.' },
  AnyFact: { schema: AnyFact, description: 'A fact as shown to admins.' },
  AnyMaker: { schema: AnyMaker, description: 'A car maker as shown to admins.' },
  AnyModel: { schema: AnyModel, description: 'A model as shown to admins.' },
  AnyPromotion: { schema: AnyPromotion, description: 'A promotion as shown to admins.' },
  Appointment: { schema: Appointment, description: 'An appointment to see a car, proposed or agreed on.' },
  AppSetting: { schema: AppSetting, description: 'A public setting.' },
  ArticleBlock: { schema: ArticleBlock, description: 'A block of an article, which may contain others.' },
  ArticleBody: { schema: ArticleBody, description: 'The text of an article as a tree of blocks.' },
  Brand: { schema: Brand, description: 'A company that offers deals.' },
  BulkResult: { schema: BulkResult, description: 'The result for each ad of a bulk change.' },
  Car: { schema: Car, description: 'An ad with all its details, and what the caller may do with it.' },
  CarCard: { schema: CarCard, description: 'An ad as shown in lists.' },
  CarPage: { schema: CarPage, description: 'A page of search results.' },
  CarTag: { schema: CarTag, description: 'A tag of ads.' },
  CheckedPart: { schema: CheckedPart, description: 'The result of a system check.' },
  City: { schema: City, description: 'A city and its region.' },
  Contact: { schema: Contact, description: 'The contact details of a seller.' },
  Conversation: { schema: Conversation, description: 'A conversation of a buyer and a seller about an ad.' },
  ConversationReportContext: {
    schema: ConversationReportContext,
    description: 'A report of a conversation, with its messages.',
  },
  Country: { schema: Country, description: 'A country with its dial code.' },
  CsvReport: { schema: CsvReport, description: 'The result for each row of an uploaded file.' },
  Deal: { schema: Deal, description: 'An offer of a brand, with all its details.' },
  DealCard: { schema: DealCard, description: 'A deal as shown in lists.' },
  DealPage: { schema: DealPage, description: 'A page of live deals.' },
  Draft: { schema: Draft, description: 'An unsubmitted ad, or an unsubmitted edit of an ad.' },
  DraftFields: { schema: DraftFields, description: 'The fields of a draft as typed. They may be invalid.' },
  EditableText: {
    schema: EditableText,
    description: 'A text with its plural forms, both built-in and as changed by admins.',
  },
  Facets: { schema: Facets, description: 'The number of cars for each filter value.' },
  FailedJob: { schema: FailedJob, description: 'A background job whose latest attempt failed.' },
  Fact: { schema: Fact, description: 'A fact about owning or buying a car, with its source.' },
  Favorite: { schema: Favorite, description: 'A saved ad.' },
  FoundAd: { schema: FoundAd, description: 'An ad in admin lists.' },
  FoundThing: { schema: FoundThing, description: 'A result of the admin search.' },
  FoundUser: { schema: FoundUser, description: 'A user in admin lists.' },
  GivenPenalty: { schema: GivenPenalty, description: 'A penalty as shown to admins.' },
  HandOver: { schema: HandOver, description: 'What buyer and seller have confirmed before the transfer of a car.' },
  HandOverSheet: { schema: HandOverSheet, description: 'What the sheet for the hand-over of a car says.' },
  IdentityRequest: { schema: IdentityRequest, description: 'A request for identity verification.' },
  Insights: { schema: Insights, description: 'Statistics about the marketplace.' },
  LoggedAccess: { schema: LoggedAccess, description: 'A logged access to a profile.' },
  LoggedChange: { schema: LoggedChange, description: 'A change by an admin, as recorded in the audit log.' },
  Maker: { schema: Maker, description: 'A car maker.' },
  MarketPrice: { schema: MarketPrice, description: 'Prices of similar cars.' },
  MediaPicture: { schema: MediaPicture, description: 'A picture of the library as content shows it.' },
  Message: { schema: Message, description: 'A message in a conversation.' },
  Model: { schema: Model, description: 'A model of a car maker.' },
  NewSavedSearch: { schema: NewSavedSearch, description: 'A search to save.' },
  Notification: { schema: Notification, description: 'A notification of the user.' },
  Offer: { schema: Offer, description: 'A price that one side of a conversation offers the other.' },
  OwnAd: { schema: OwnAd, description: 'An ad as shown to its seller.' },
  OwnPicture: { schema: OwnPicture, description: 'An uploaded picture as shown to its owner.' },
  PaymentInstructions: { schema: PaymentInstructions, description: 'How to pay an invoice.' },
  Penalty: { schema: Penalty, description: 'A penalty for breaking a rule.' },
  PriceFigures: { schema: PriceFigures, description: 'Quartiles of asking prices, with the number of ads.' },
  PricePosition: { schema: PricePosition, description: 'Where the price of an ad lies, and the ads behind it.' },
  PricePage: { schema: PricePage, description: 'What a model costs, from the ads of the marketplace.' },
  PricedMaker: { schema: PricedMaker, description: 'A maker with the prices of its models.' },
  Profile: { schema: Profile, description: 'The profile of the user.' },
  ProfileUpdate: { schema: ProfileUpdate, description: 'Changes to a profile.' },
  Promotion: { schema: Promotion, description: 'A promotion of an ad, with its invoice.' },
  PromotionOffer: { schema: PromotionOffer, description: 'The duration and price of a promotion.' },
  PublicProfile: { schema: PublicProfile, description: 'A public profile.' },
  Rating: { schema: Rating, description: 'A summary of the reviews of a seller.' },
  RelayedEmail: { schema: RelayedEmail, description: 'The messages of a notification email.' },
  ReplyPromise: { schema: ReplyPromise, description: 'The response time of a seller.' },
  ReportedAd: { schema: ReportedAd, description: 'An ad with its open reports.' },
  ReportedConversation: {
    schema: ReportedConversation,
    description: 'An open report of a conversation.',
  },
  ReportedReview: { schema: ReportedReview, description: 'A review of a seller with its open reports.' },
  RevenueSettings: { schema: RevenueSettings, description: 'Offers and invoicing details of promotions.' },
  RuledTag: { schema: RuledTag, description: 'A tag with its rules, as shown to admins.' },
  SavedSearch: { schema: SavedSearch, description: 'A saved search.' },
  SellerReview: {
    schema: SellerReview,
    description: 'A review of a seller, and what the caller may do with it.',
  },
  ShownFairPrice: { schema: ShownFairPrice, description: 'What a car should cost, as shown beside its ad.' },
  SignIn: { schema: SignIn, description: 'An email address and its password.' },
  SignUp: { schema: SignUp, description: 'The input of a sign-up.' },
  StoredAd: { schema: StoredAd, description: 'The stored fields of an ad.' },
  StoredPicture: { schema: StoredPicture, description: 'A picture of the library, with the places that show it.' },
  SharedShortlist: { schema: SharedShortlist, description: 'A shortlist as shown to whoever has its link.' },
  Shortlist: { schema: Shortlist, description: 'A shortlist as shown to its owner.' },
  ClientFault: { schema: ClientFault, description: 'An error of pages in browsers, with all its reports.' },
  SupportRequest: { schema: SupportRequest, description: 'A support request.' },
  TagSimulation: { schema: TagSimulation, description: 'The effect of a tag rule.' },
  Verification: { schema: Verification, description: 'The verification status of the user.' },
  Viewer: { schema: Viewer, description: 'The signed-in user.' },
  WebsiteText: { schema: WebsiteText, description: 'A text that admins have changed.' },
  TradeWord: { schema: TradeWord, description: 'A word of the trade with its meaning in both languages.' },
  WholeAd: { schema: WholeAd, description: 'An ad with everything that admins may see.' },
  WholeUser: { schema: WholeUser, description: 'A user with everything that admins may see.' },
}

/** Descriptions of parameters. A parameter has the same meaning in all procedures. */
export const PARAMETERS: Record<string, string> = {
  ...Object.fromEntries(COUNT_NAMES.map((name) => [name, `Numbers of ${name}. Repeat the parameter for several.`])),
  access_token_id: 'The ID of the access token, not its secret.',
  accessed_profile_id: 'Only accesses to this profile.',
  accessing_user_id: 'Only accesses by this user.',
  admin_id: 'Only changes by this admin.',
  accident: 'What sellers state of accidents. Repeat the parameter for several.',
  about: 'The slug of a make or model.',
  after: 'The cursor: `next` of the previous page.',
  seq: 'The position of a message in its conversation, starting at 1.',
  after_seq: 'Only messages after this one.',
  backup_name: 'The name of the backup.',
  setup_key: 'The key that the server prints at its start, until the site has an admin.',
  appointment_id: 'The ID of the appointment, which equals the ID of the message that proposed it.',
  area: 'Only texts in this area.',
  article_id: 'The ID of the article.',
  before: 'Only versions before this one.',
  before_seq: 'Only messages before this one.',
  brand: 'The slug of a brand.',
  brand_id: 'The ID of the brand.',
  body_type: 'Body types. Repeat the parameter for several.',
  car_id: 'The ID of the ad.',
  category: 'The slug of a category of deals.',
  category_id: 'The ID of the category of deals.',
  change_id: 'The ID of the change.',
  city: 'Slugs of cities. Repeat the parameter for several.',
  color: 'Colors. Repeat the parameter for several.',
  condition: 'Conditions. Repeat the parameter for several.',
  content_id: 'The ID of the content.',
  conversation_id: 'The ID of the conversation.',
  deal_id: 'The ID of the deal.',
  document_id: 'The ID of the document.',
  draft_id: 'The ID of the draft, which equals the ID of the ad that it becomes.',
  drivetrain: 'Drivetrains. Repeat the parameter for several.',
  fact_id: 'The ID of the fact.',
  fault_id: 'The ID of the fault.',
  facets: 'Whether to count the results for each filter value.',
  hide_beaten: 'Whether to hide ads that another result beats.',
  near: 'The slug of a city: only ads within some kilometres of it.',
  within: 'The most kilometres from the city of `near`, as the crow flies. 100 by default.',
  only_facets: 'Counts only these facets and those with chosen values; all without it.',
  first: 'The first text on the page: `next` or `previous` of another page.',
  from: 'The start of the time range, inclusive.',
  fuel_type: 'Fuel types. Repeat the parameter for several.',
  id: 'The ID of the saved search.',
  ids: 'IDs. Repeat the parameter for several.',
  interior_color: 'Colors of the interior. Repeat the parameter for several.',
  item: 'The item of the list.',
  job_id: 'The ID of the job.',
  key_name: 'The key of the setting.',
  kind: 'The kind of articles, or the filter whose values are wanted.',
  lang: 'The language in which texts are wanted.',
  limit: 'The number of results per page.',
  list: 'The list of ads or of users.',
  make: 'Slugs of makers. Repeat the parameter for several.',
  make_id: 'The ID of the maker.',
  mileage_max: 'The maximum mileage in kilometres.',
  mileage_min: 'The minimum mileage in kilometres.',
  mileage: 'In kilometres.',
  model: 'Slugs of models. Repeat the parameter for several.',
  model_id: 'The ID of the model.',
  offer_id: 'The ID of the offer, which equals the ID of the message that made it.',
  open: 'A text that is returned even if it does not match.',
  key: 'The keys of facts. Repeat the parameter for several.',
  overdue: 'Only facts that should have been checked again.',
  page: 'The number of the page, starting at 1.',
  paint: 'What sellers state of the paint. Repeat the parameter for several.',
  passkey_id: 'The ID of the passkey.',
  penalty_id: 'The ID of the penalty.',
  picture_id: 'The ID of the picture.',
  power_hp_max: 'The maximum engine power in horsepower.',
  power_hp_min: 'The minimum engine power in horsepower.',
  price_max: 'The maximum price in riyals. Excludes ads with a price on request.',
  price_min: 'The minimum price in riyals. Excludes ads with a price on request.',
  profile_id: 'The ID of the profile, which equals the ID of its user.',
  promotion_id: 'The ID of the promotion.',
  q: 'Free text in Arabic or English.',
  region: 'Slugs of regions. Repeat the parameter for several.',
  regional_spec: 'Regional specifications. Repeat the parameter for several.',
  report_id: 'The ID of the report.',
  request_id: 'The ID of the request.',
  review_id: 'The ID of the review.',
  role: 'Only users with this role.',
  seller_id: 'Only ads of this seller.',
  session_id: 'The ID of the session.',
  size: '`large` for the whole screen, `small` for conversations.',
  sort: 'The sort order.',
  state: 'Only results in this state.',
  status: 'Only users with this status.',
  subject_id: 'Only changes to the object with this ID.',
  tag: 'IDs of tags of ads, which may be repeated, or a tag of posts.',
  tag_id: 'The ID of the tag.',
  text: 'Words to search for, or a complete ID.',
  text_key: 'The key of the text.',
  note_id: 'The ID of the note.',
  person_id: 'The ID of the person, on this shortlist only.',
  shortlist_id: 'The ID of the shortlist.',
  slug: 'The slug of the article.',
  token: 'The token of the link.',
  topic: 'What the facts are about.',
  transmission: 'Transmissions. Repeat the parameter for several.',
  unused: 'Only pictures that nothing shows.',
  until: 'The end of the time range, exclusive.',
  user_id: 'The ID of the user.',
  version: 'The version number.',
  view: 'The promotions to list.',
  view_id: 'The ID of the saved view.',
  what: 'The kind of the change.',
  word_id: 'The ID of the word of the trade.',
  year: 'The model year.',
  year_max: 'The latest model year.',
  year_min: 'The earliest model year.',
}

/** What each scope of an access token allows. */
export const SCOPE_DESCRIPTIONS: Record<Scope, string> = {
  read: 'Read published ads, and the ads, drafts, pictures, favorites, saved searches, shortlists, notifications and profile of the user.',
  'ads:write': 'Create, edit and manage the ads, drafts and pictures of the user.',
  'saved:write': 'Change the favorites, saved searches and shortlists of the user.',
}

/** Tags that group procedures. */
export const TAGS: Record<string, string> = {
  accounts: 'Sign up, sign in and sessions.',
  'ad descriptions': 'Descriptions of ads, written by a language model.',
  'ad reviews': 'Review of new ads and changes.',
  'admin: ads': 'Administration of ads.',
  'admin: articles': 'Administration of posts, pages and guides.',
  'admin: backups': 'Backups of the site, and their restore.',
  'admin: brands': 'Administration of brands.',
  'admin: client faults': 'Errors that browsers have reported, by cause.',
  'admin: deals': 'Administration of deals and their categories.',
  'admin: facts': 'Administration of facts.',
  'admin: lists': 'Saved views of admin lists.',
  'admin: makers': 'Administration of makers and models.',
  'admin: media': 'The library of pictures that admins use in content.',
  'admin: overview': 'Admin queues, admin search and failed jobs.',
  'admin: promotions': 'Administration of promotions.',
  'admin: system': 'System checks.',
  'admin: trade words': 'Administration of the glossary.',
  'admin: users': 'Administration of users.',
  ads: 'The ads and drafts of the user.',
  appointments: 'Appointments of buyers and sellers to see a car.',
  articles: 'Published posts, pages and guides.',
  assistant: 'Questions in words about cars, and the conversations of the user.',
  audit: 'The audit log, undo and versions.',
  cars: 'Published ads.',
  catalogue: 'Makers, models and cities.',
  changes: 'What has changed since the last visit.',
  'client faults': 'Errors of pages in browsers.',
  contacts: 'Contact with sellers.',
  'conversation reports': 'Reports of conversations.',
  countries: 'Countries and dial codes.',
  deals: 'Deals of brands.',
  events: 'Analytics events without personal data.',
  facts: 'Facts about owning and buying a car, with their sources.',
  'field vitals': 'How fast pages are for visitors.',
  'fair price': 'What a car should cost, and the ads behind it.',
  favorites: 'The favorites of the user.',
  'hand-over': 'The hand-over of cars whose price is agreed.',
  messages: 'Conversations of buyers and sellers.',
  notifications: 'Notifications of the user.',
  offers: 'Price offers between buyers and sellers.',
  penalties: 'Penalties for breaking rules, and appeals.',
  pictures: 'Uploaded pictures.',
  prices: 'What cars cost, from the ads of the marketplace.',
  privacy: 'Export and deletion of the data of the user.',
  profiles: 'Profiles.',
  promotions: 'Featured ads and their invoices.',
  'quick replies': 'Saved replies for messages.',
  reports: 'Reports of ads.',
  'saved searches': 'The saved searches of the user.',
  search: 'Search for active ads.',
  security: 'Two-factor authentication, passkeys and access tokens.',
  'seller reviews': 'Reviews of sellers by buyers.',
  settings: 'Settings of the site.',
  setup: 'The first admin of a new site, or the restore of a backup. Open until there is an admin.',
  shortlists: 'Ads that a user has chosen to decide on with others, who need no account.',
  support: 'Support requests.',
  tags: 'Tags of ads.',
  texts: 'Texts of the site.',
  'trade words': 'The glossary: words of sellers, explained in both languages.',
  translations: 'Texts of sellers, translated by a language model.',
  verification: 'Phone and identity verification.',
  views: 'Views of ads.',
}
