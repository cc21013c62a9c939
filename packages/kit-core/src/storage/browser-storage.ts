import type { Log } from '../log/log.js'
import { hasPage } from '../platform/browser.js'
import { cookieTextStorage } from '../platform/cookie-storage.js'
import { localTextStorage, onStorageChange } from '../platform/local-storage.js'
import { STORED_KEYS } from './keys.js'
import { createKitStorage, type KitStorage } from './kit-storage.js'
import { safeStorage } from './safe-storage.js'

/** The browser's storage in one of its two forms; memory on a server. */
export function browserStorage(form: 'local' | 'cookie', log: Log): KitStorage {
  const isCookieKey = (name: string) => STORED_KEYS.some((key) => key.name === name && key.isCookie)
  const backend = () => {
    if (!hasPage()) return undefined
    return form === 'cookie' ? cookieTextStorage(localTextStorage(), isCookieKey) : localTextStorage()
  }
  const text = safeStorage(backend, log)
  return createKitStorage(text, (listener) =>
    onStorageChange((keyName, isOwn) => {
      if (!isOwn) text.forget(keyName)
      listener(keyName)
    }),
  )
}
