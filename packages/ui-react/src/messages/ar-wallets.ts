import type { ENGLISH_WALLETS_TEXTS } from './en-wallets.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views. */
export const ARABIC_WALLETS_TITLES = {
  'connect-wallets.title': 'المحافظ',
  'all-wallets.title': 'كل المحافظ',
  'profile-wallets.title': 'المحافظ',
  'downloads.title': 'احصل على محفظة',
  'get-wallet.title': 'احصل على محفظة',
  'usage-exceeded.title': 'بلغ الحد الأقصى',
} satisfies TitleTexts

/** Texts of AllWallets, ProfileWallets, GetWallet, Downloads and UsageExceeded. */
export const ARABIC_WALLETS_TEXTS: Readonly<Record<keyof typeof ENGLISH_WALLETS_TEXTS, Message>> = {
  'connect.tag-connected': 'مرتبطة',
  'all-wallets.grid': 'المحافظ',
  'all-wallets.search': 'البحث عن محفظة',
  'all-wallets.search-clear': 'مسح البحث',
  'all-wallets.certified-only': 'المعتمدة فقط',
  'all-wallets.certified': 'معتمدة',
  'all-wallets.loading': 'جارٍ تحميل المحافظ',
  'all-wallets.found': {
    zero: 'لم يُعثر على محافظ',
    one: 'عُثر على محفظة واحدة',
    two: 'عُثر على محفظتين',
    few: 'عُثر على {count} محافظ',
    many: 'عُثر على {count} محفظة',
    other: 'عُثر على {count} محفظة',
  },
  'all-wallets.none': 'لم يُعثر على محفظة',
  'all-wallets.none-hint': 'جرّب اسمًا آخر.',
  'all-wallets.none-certified-hint': 'لا توجد محفظة معتمدة لهذا التطبيق.',
  'all-wallets.show-all': 'عرض كل المحافظ',
  'all-wallets.failed': 'تعذّر تحميل المحافظ',
  'all-wallets.failed-hint': 'تحقق من اتصالك ثم أعد المحاولة.',
  'all-wallets.more-failed': 'تعذّر تحميل المزيد من المحافظ',
  'all-wallets.try-again': 'إعادة المحاولة',
  'all-wallets.qr-code': 'عرض رمز QR',

  'profile-wallets.namespaces': 'الشبكات',
  'profile-wallets.connected': 'مرتبطة',
  'profile-wallets.recent': 'مرتبطة مؤخرًا',
  'profile-wallets.active': 'نشطة',
  'profile-wallets.none': 'لا توجد محفظة مرتبطة',
  'profile-wallets.none-hint': 'أضف محفظة لاستخدام هذا التطبيق على {chain}.',
  'profile-wallets.add': 'إضافة محفظة',
  'profile-wallets.disconnect': 'قطع الاتصال بمحفظة {wallet}',
  'profile-wallets.disconnect-all': 'قطع الاتصال بالكل',
  'profile-wallets.disconnecting-all': 'جارٍ قطع الاتصال…',

  'downloads.get': 'احصل على {wallet}',
  'downloads.text': 'ثبّتها، ثم عُد إلى هنا لربطها.',
  'downloads.app-store': 'متجر App Store',
  'downloads.play-store': 'متجر Google Play',
  'downloads.chrome-store': 'سوق Chrome الإلكتروني',
  'downloads.homepage': 'الموقع',
  'downloads.scan': 'أو امسح الرمز بهاتفك',
  'downloads.stores': 'متاجر الهواتف',
  'downloads.code': 'رمز QR إلى {store}',
  'downloads.none': 'لا يُعرف رابط للتنزيل',
  'downloads.none-hint': 'ابحث عنها في متجر جهازك.',

  'get-wallet.list': 'محافظ للتثبيت',
  'get-wallet.loading': 'جارٍ تحميل المحافظ',
  'get-wallet.failed': 'تعذّر تحميل المحافظ',
  'get-wallet.failed-hint': 'تحقق من اتصالك ثم أعد المحاولة.',
  'get-wallet.try-again': 'إعادة المحاولة',
  'get-wallet.none': 'لا توجد محفظة مقترحة',
  'get-wallet.explore': 'استكشاف الكل',

  'usage-exceeded.heading': 'قائمة المحافظ غير متاحة',
  'usage-exceeded.text': 'بلغ هذا التطبيق حدّ باقته. محفظتك سليمة.',
  'usage-exceeded.close': 'إغلاق',
  'profile-wallets.switched': 'تم تبديل المحفظة',
}
