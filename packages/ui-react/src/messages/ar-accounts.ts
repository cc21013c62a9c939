import type { ENGLISH_ACCOUNTS_TEXTS } from './en-accounts.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views. */
export const ARABIC_ACCOUNTS_TITLES = {
  'wallet-fund.title': 'إضافة أموال',
  'account-settings.title': 'الإعدادات',
  'profile.title': 'الملف الشخصي',
  'switch-address.title': 'تبديل الحساب',
  'wallet-receive.title': 'استلام',
  'wallet-compatible-networks.title': 'الشبكات المتوافقة',
} satisfies TitleTexts

/** Texts of AccountSettings, the account lists, WalletReceive, WalletCompatibleNetworks and WalletFund. */
export const ARABIC_ACCOUNTS_TEXTS: Readonly<Record<keyof typeof ENGLISH_ACCOUNTS_TEXTS, Message>> = {
  'accounts.list': 'الحسابات',
  'accounts.types': 'أنواع الحساب',
  'accounts.count': {
    one: 'حساب واحد',
    two: 'حسابان',
    few: '{count} حسابات',
    many: '{count} حسابًا',
    other: '{count} حساب',
  },
  'accounts.eoa': 'حساب عادي',
  'accounts.smart': 'حساب ذكي',
  'accounts.copy': 'نسخ عنوان {account}',
  'accounts.balance-loading': 'جارٍ تحميل الرصيد',
  'accounts.balance-failed': 'الرصيد غير متاح',
  'accounts.balance-retry': 'إعادة تحميل رصيد {account}',
  'accounts.balance-hidden': 'الرصيد مخفي',

  'account-settings.rows': 'إعدادات حسابك',
  'account-settings.network': 'الشبكة',
  'account-settings.accounts': 'الحسابات',
  'account-settings.hide-balances': 'إخفاء الأرصدة',
  'account-settings.switching': 'جارٍ تبديل الحساب',
  'account-settings.disconnect': 'قطع الاتصال',
  'account-settings.disconnecting': 'جارٍ قطع الاتصال…',
  'account-settings.email': 'البريد الإلكتروني',
  'account-settings.name': 'اختر اسمًا للحساب',
  'account-settings.upgrade': 'ترقية محفظتك',
  'account-settings.upgrade-hint': 'تحكّم بمفاتيحك بالكامل',
  'account-settings.security': 'الأجهزة والأمان',
  'account-settings.security-hint': 'سجّل خروج الأجهزة وصدّر مفاتيحك',
  'account-settings.security-blocked': 'تعذّر فتح النافذة. اسمح بالنوافذ المنبثقة لهذه الصفحة، ثم افتحها.',
  'account-settings.open-window': 'فتح النافذة',

  'profile.disconnect': 'قطع الاتصال',
  'profile.disconnecting': 'جارٍ قطع الاتصال…',

  'switch-address.disconnect': 'قطع الاتصال',
  'switch-address.disconnecting': 'جارٍ قطع الاتصال…',

  'wallet-fund.list': 'طرق إضافة الأموال',
  'wallet-fund.onramp': 'شراء عملات مشفّرة',
  'wallet-fund.onramp-hint': 'ببطاقة أو حساب مصرفي',
  'wallet-fund.receive': 'استلام أموال',
  'wallet-fund.receive-hint': 'من محفظة أخرى، بالعنوان أو رمز QR',
  'wallet-fund.pay': 'إيداع من منصة تداول',
  'wallet-fund.pay-hint': 'من حسابك هناك',
  'wallet-fund.none': 'لا توجد طريقة مفعّلة لإضافة الأموال',
  'wallet-fund.none-hint': 'أرسل إلى عنوانك من محفظة أو منصة أخرى.',

  'wallet-receive.purposes': 'العناوين',
  'wallet-receive.payment': 'الدفع',
  'wallet-receive.ordinal': 'أوردينالز',
  'wallet-receive.stx': 'ستاكس',
  'wallet-receive.code': 'رمز QR لعنوانك',
  'wallet-receive.address': 'عنوانك',
  'wallet-receive.copy': 'نسخ العنوان',
  'wallet-receive.networks': {
    one: 'أرسل أصول هذه الشبكة فقط إلى هذا العنوان',
    two: 'يعمل هذا العنوان على شبكتين',
    few: 'يعمل هذا العنوان على {count} شبكات',
    other: 'يعمل هذا العنوان على {count} شبكة',
  },
  'wallet-receive.no-networks': 'هذا التطبيق لا يدعم الشبكة التي عليها محفظتك',

  'wallet-compatible-networks.text': {
    one: 'أرسل الأصول إلى عنوانك على هذه الشبكة فقط. ما يُرسل على غيرها قد يضيع.',
    other: 'أرسل الأصول إلى عنوانك على هذه الشبكات فقط. ما يُرسل على غيرها قد يضيع.',
  },
  'wallet-compatible-networks.list': 'الشبكات',
  'accounts.switched': 'تم تبديل الحساب',
}
