/**
 * Seals shares before they are stored, with a key that is not in the store. A copy of the store alone then opens no wallet.
 *
 * In      keys of 32 random bytes in base64url, one a line in a key file; the first seals, the others only unseal older shares
 * Out     texts `1.<key id>.<iv>.<data>`, bound to the name of what they seal
 * Throws  TypeError for a malformed key; Error when a text was sealed with an unknown key, for another name, or was changed
 * Source  security design §6; NIST SP 800-38D
 */
import { fromBase64Url, toBase64Url } from '../../bytes/base64url.js'
import { sha256 } from '../../bytes/sha256.js'
import { seal, unseal } from '../../host/vault/sealed.js'

const KEY = /^[A-Za-z0-9_-]{43}$/
const WRAPPED = /^1\.([A-Za-z0-9_-]{8})\.([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{22,512})$/
const KEY_ID_LENGTH = 8

/** Seals and unseals shares. Implement it with a key service to keep the key out of the server. */
export interface KeyWrapper {
  /** `name` identifies the share. Unwrapping needs the same name. */
  wrap(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string>
  unwrap(wrapped: string, name: string): Promise<Uint8Array<ArrayBuffer>>
}

/** Creates a wrapper from the text of a key file. To rotate the key, add a new first line and keep the others. */
export function createKeyWrapper(keyFile: string): KeyWrapper {
  const lines = keyFile.split(/\s+/).filter((line) => line !== '')
  if (lines.length === 0 || !lines.every((line) => KEY.test(line)))
    throw new TypeError('A key file has one key of 32 bytes in base64url on each line')
  const keys = Promise.all(lines.map(importKey))

  return {
    async wrap(bytes, name) {
      const [current] = await keys
      if (current === undefined) throw new Error('There is no key')
      const { iv, data } = await seal(current.key, bytes, [name])
      return ['1', current.id, iv, data].join('.')
    },
    async unwrap(wrapped, name) {
      const [, id, iv = '', data = ''] = WRAPPED.exec(wrapped) ?? []
      const known = (await keys).find((key) => key.id === id)
      if (known === undefined) throw new Error('The share was sealed with an unknown key')
      return unseal(known.key, { iv, data }, [name])
    },
  }
}

async function importKey(line: string): Promise<{ readonly id: string; readonly key: CryptoKey }> {
  const key = await crypto.subtle.importKey('raw', fromBase64Url(line), 'AES-GCM', false, ['encrypt', 'decrypt'])
  return { id: (await sha256(`bowline wrapping key ${line}`)).slice(0, KEY_ID_LENGTH), key }
}

/** Creates a key for a key file. */
export function createWrappingKey(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
}
