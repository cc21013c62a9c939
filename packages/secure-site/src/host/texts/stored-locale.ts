import { localeSchema, tryParse } from '@bowline/secure-frame/protocol'
import type { FrameStorage } from '../session/frame-storage.js'

const NAME = 'locale'

/** The language of this browser's last login, for pages that no frame tells one: that of a login link. */
export const createStoredLocale = (storage: FrameStorage) => ({
  get: async (): Promise<string | undefined> => tryParse(localeSchema, await storage.get(NAME)),
  async set(locale: string | undefined): Promise<void> {
    await (locale === undefined ? storage.remove(NAME) : storage.set(NAME, locale))
  },
})
