import type { ENGLISH_ACCOUNT_TEXTS } from './en-account.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views. */
export const ARABIC_ACCOUNT_TITLES = {
  'account.title': 'الحساب',
} satisfies TitleTexts

/** Texts of the Account view: balance, actions and assets. */
export const ARABIC_ACCOUNT_TEXTS: Readonly<Record<keyof typeof ENGLISH_ACCOUNT_TEXTS, Message>> = {
  'account.balance': 'الرصيد',
  'account.balance-loading': 'جارٍ تحميل الرصيد',
  'account.balance-unavailable': 'الرصيد غير متاح',
  'account.balance-stale': 'قد يكون الرصيد قديمًا',
  'account.balance-retry': 'إعادة تحميل الرصيد',
  'account.explorer': 'العرض في المستكشف',
  'account.swap': 'مبادلة',
  'account.send': 'إرسال',
  'account.activity': 'النشاط',
  'account.wallet': 'مرتبط عبر {wallet}',
  'account.wallets': {
    one: 'محفظة واحدة مرتبطة',
    two: 'محفظتان مرتبطتان',
    few: '{count} محافظ مرتبطة',
    many: '{count} محفظة مرتبطة',
    other: '{count} محفظة مرتبطة',
  },
  'account.total': 'القيمة الإجمالية',
  'account.total-loading': 'جارٍ تحميل القيمة الإجمالية',
  'account.total-partial': 'بدون العملات التي لا سعر لها',
  'account.total-excludes-tokens': 'قيمة جزئية: لم تُحتسب كل العملات',
  'account.hide': 'إخفاء الأرصدة',
  'account.actions': 'الإجراءات',
  'account.lists': 'ما تملكه',
  'account.tokens': 'العملات',
  'account.nfts': 'رموز NFT',
  'account.switch': 'تبديل الحساب',
  'account.settings': 'الإعدادات',
  'account.disconnect': 'قطع الاتصال',
  'account.disconnecting': 'جارٍ قطع الاتصال…',
  'account.buy': 'شراء',
  'account.receive': 'استلام',
  'account.action-unsupported': 'غير متاح على هذه الشبكة',
}
