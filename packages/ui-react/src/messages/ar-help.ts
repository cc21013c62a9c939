import type { ENGLISH_HELP_TEXTS } from './en-help.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views. */
export const ARABIC_HELP_TITLES = {
  'what-is-a-wallet.title': 'ما هي المحفظة؟',
  'what-is-a-network.title': 'ما هي الشبكة؟',
} satisfies TitleTexts

/** Texts that explain what a wallet and a network are. */
export const ARABIC_HELP_TEXTS: Readonly<Record<keyof typeof ENGLISH_HELP_TEXTS, Message>> = {
  'what-is-a-wallet.assets-title': 'مكان لما تملكه',
  'what-is-a-wallet.assets-text': 'تتيح لك المحفظة حفظ العملات والرموز والمقتنيات وإرسالها واستلامها.',
  'what-is-a-wallet.login-title': 'مفتاح واحد بدل كلمات مرور كثيرة',
  'what-is-a-wallet.login-text': 'اربطها لتسجيل الدخول. لا حساب جديد ولا كلمة مرور تحفظها.',
  'what-is-a-wallet.control-title': 'القرار لك وحدك',
  'what-is-a-wallet.control-text': 'لا يخرج شيء من محفظتك ما لم توافق عليه فيها.',
  'what-is-a-wallet.get': 'احصل على محفظة',
  'what-is-a-wallet.done': 'فهمت',

  'what-is-a-network.system-title': 'حيث تتم معاملاتك',
  'what-is-a-network.system-text': 'الشبكة سجل عام تحفظه حواسيب كثيرة معًا، ومنها Ethereum وSolana.',
  'what-is-a-network.choice-title': 'لكل شبكة تكاليفها',
  'what-is-a-network.choice-text': 'تختلف الرسوم والسرعة من شبكة إلى أخرى، وكذلك ما يمكنك فعله عليها.',
  'what-is-a-network.care-title': 'انتبه إلى الشبكة التي أنت عليها',
  'what-is-a-network.care-text': 'ما تملكه على شبكة لا يظهر على غيرها من تلقاء نفسه.',
  'what-is-a-network.done': 'فهمت',
}
