import { hasPage } from '../../base/browser/browser.js'
import { cookieTextStorage } from '../../base/browser/cookie-storage.js'
import { localTextStorage, onStorageChange } from '../../base/browser/local-storage.js'
import type { Log } from '../../base/log/log.js'
import { createKitStorage, type KitStorage } from '../../base/storage/kit-storage.js'
import { safeStorage } from '../../base/storage/safe-storage.js'
import { STORED_KEYS } from './keys.js'

/** The kit's storage in local storage, optionally copied to a cookie. In memory on a server. */
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
