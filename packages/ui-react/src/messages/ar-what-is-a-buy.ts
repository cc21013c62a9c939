import type { ENGLISH_WHAT_IS_A_BUY_TEXTS } from './en-what-is-a-buy.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views. */
export const ARABIC_WHAT_IS_A_BUY_TITLES = {
  'what-is-a-buy.title': 'كيف يتم الشراء',
} satisfies TitleTexts

/** Texts of the view that explains buying with fiat. */
export const ARABIC_WHAT_IS_A_BUY_TEXTS: Readonly<Record<keyof typeof ENGLISH_WHAT_IS_A_BUY_TEXTS, Message>> = {
  'what-is-a-buy.pay-title': 'ادفع كما اعتدت',
  'what-is-a-buy.pay-text': 'يأخذ مزوّد الخدمة بطاقتك أو تحويلك المصرفي ويشتري لك. وقد يسألك عن هويتك.',
  'what-is-a-buy.arrive-title': 'إلى محفظتك مباشرة',
  'what-is-a-buy.arrive-text': 'يصل ما تشتريه إلى عنوانك أنت. لا يحتفظ به أحد عنك.',
  'what-is-a-buy.cost-title': 'اعرف التكلفة',
  'what-is-a-buy.cost-text': 'يأخذ المزوّد رسومًا، وتأخذ الشبكة رسومًا. تُعرض كلها قبل الدفع.',
  'what-is-a-buy.done': 'فهمت',
}
