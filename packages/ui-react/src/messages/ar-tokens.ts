import type { ENGLISH_TOKENS_TEXTS } from './en-tokens.js'
import type { Message } from './message.js'

/** The texts of tokens: the list of them and the choice of one. */
export const ARABIC_TOKENS_TEXTS: Readonly<Record<keyof typeof ENGLISH_TOKENS_TEXTS, Message>> = {
  'tokens.unknown': 'عملة غير معروفة',
  'tokens.loading': 'جارٍ تحميل العملات',
  'tokens.empty': 'لا توجد عملات بعد',
  'tokens.empty-hint': 'ما تستلمه أو تشتريه على هذه الشبكة يظهر هنا.',
  'tokens.fund': 'إضافة أموال',
  'tokens.failed': 'تعذّر تحميل العملات',
  'tokens.failed-hint': 'ما تملكه في أمان، لكن يتعذّر عرضه.',
  'tokens.stale': 'قد تكون العملات قديمة',
  'tokens.unsupported': 'لا تُعرض العملات على هذه الشبكة',
  'tokens.unsupported-hint': 'يُعرض رصيدك. العملات الأخرى التي تملكها هنا تجدها في محفظتك.',
  'tokens.which-amount': 'أي مبلغ تقصد؟',
  'tokens.retry': 'إعادة المحاولة',
  'tokens.retry-seconds': '{count} ث',
  'tokens.retry-wait': {
    one: 'متاحة بعد ثانية واحدة',
    two: 'متاحة بعد ثانيتين',
    few: 'متاحة بعد {count} ثوانٍ',
    many: 'متاحة بعد {count} ثانية',
    other: 'متاحة بعد {count} ثانية',
  },
  'tokens.retry-ready': 'يمكنك إعادة المحاولة الآن',

  'token-picker.select': 'اختر العملة',
  'token-picker.change': 'اختيار عملة أخرى',
  'token-picker.search': 'البحث عن عملة',
  'token-picker.search-clear': 'مسح البحث',
  'token-picker.suggested': 'عملات مقترحة',
  'token-picker.list': 'العملات',
  'token-picker.loading': 'جارٍ تحميل العملات',
  'token-picker.results': {
    zero: 'لم يُعثر على عملات',
    one: 'عُثر على عملة واحدة',
    two: 'عُثر على عملتين',
    few: 'عُثر على {count} عملات',
    many: 'عُثر على {count} عملة',
    other: 'عُثر على {count} عملة',
  },
  'token-picker.no-match': 'لم يُعثر على عملة',
  'token-picker.no-match-hint': 'جرّب اسمًا أو رمزًا أو عنوانًا آخر.',
}
