import type { Settings } from '../settings/settings'

/** The kit's languages by their tags. */
export const LOCALE_TAGS: Readonly<Record<Settings['locale'], string>> = { en: 'en', ar: 'ar', pseudo: 'en-XA' }
