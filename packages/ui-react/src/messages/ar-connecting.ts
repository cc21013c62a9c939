import type { ENGLISH_CONNECTING_TEXTS } from './en-connecting.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views. */
export const ARABIC_CONNECTING_TITLES = {
  'connect.title': 'ربط المحفظة',
  'connecting.title': 'ربط المحفظة',
  'connecting-multi-chain.title': 'ربط المحفظة',
} satisfies TitleTexts

/** Texts of the connecting views, while a wallet is asked to connect. */
export const ARABIC_CONNECTING_TEXTS: Readonly<Record<keyof typeof ENGLISH_CONNECTING_TEXTS, Message>> = {
  'connecting.continue': 'تابع في {wallet}',
  'connecting.continue-hint': 'وافق على الطلب في محفظتك.',
  'connecting.declined': 'رُفض الربط',
  'connecting.declined-hint': 'لم تتم مشاركة أي شيء مع هذا التطبيق.',
  'connecting.failed': 'فشل الربط',
  'connecting.connected': 'تم الربط',
  'connecting.try-again': 'إعادة المحاولة',
  'connecting.get-wallet': 'ليس لديك {wallet}؟',

  'connecting-multi-chain.choose': 'اختر شبكة لمحفظة {wallet}',
  'connecting-multi-chain.list': 'الشبكات',
}
