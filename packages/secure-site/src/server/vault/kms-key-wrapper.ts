/**
 * Seals shares with a key of AWS KMS, which never leaves it: who copies the stores and the server still opens nothing once its access
 * to the key is taken away, and each unsealing is in the log of KMS.
 *
 * In      a `KMS` client of the package `@aws-sdk/client-kms`; ids, ARNs or aliases of symmetric keys. The first seals, the others
 *         only unseal older shares
 * Out     texts `kms.<ciphertext>`, bound by the encryption context to the name of what they seal
 * Throws  TypeError without a key; the errors of KMS; Error for a text that is not of this form
 * Source  https://docs.aws.amazon.com/kms/latest/APIReference/API_Encrypt.html, API_Decrypt.html
 */
import { fromBase64Url, toBase64Url } from '../../bytes/base64url.js'
import type { KeyWrapper } from './key-wrapper.js'

const PREFIX = 'kms.'

type Context = { readonly EncryptionContext: Record<string, string>; readonly KeyId: string }

/** A `KMS` client of the package `@aws-sdk/client-kms`. */
export interface KmsClient {
  encrypt(
    input: Context & { readonly Plaintext: Uint8Array },
  ): Promise<{ readonly CiphertextBlob?: Uint8Array | undefined }>
  decrypt(
    input: Context & { readonly CiphertextBlob: Uint8Array },
  ): Promise<{ readonly Plaintext?: Uint8Array | undefined }>
}

/** Options of a wrapper over AWS KMS. */
export type KmsKeyWrapperOptions = { readonly client: KmsClient; readonly keyIds: readonly string[] }

/** Creates a wrapper over AWS KMS. */
export function createKmsKeyWrapper({ client, keyIds }: KmsKeyWrapperOptions): KeyWrapper {
  const [current] = keyIds
  if (current === undefined) throw new TypeError('AWS KMS needs the id of a key')
  const toContext = (name: string, KeyId: string): Context => ({ KeyId, EncryptionContext: { share: name } })

  return {
    async wrap(bytes, name) {
      const { CiphertextBlob } = await client.encrypt({ ...toContext(name, current), Plaintext: bytes })
      if (CiphertextBlob === undefined) throw new Error('AWS KMS returned no ciphertext')
      return `${PREFIX}${toBase64Url(CiphertextBlob)}`
    },
    async unwrap(wrapped, name) {
      if (!wrapped.startsWith(PREFIX)) throw new Error('The share was not sealed by AWS KMS')
      const CiphertextBlob = fromBase64Url(wrapped.slice(PREFIX.length))
      for (const keyId of keyIds) {
        const isLast = keyId === keyIds.at(-1)
        try {
          const { Plaintext } = await client.decrypt({ ...toContext(name, keyId), CiphertextBlob })
          if (Plaintext === undefined) throw new Error('AWS KMS returned no plaintext')
          return Uint8Array.from(Plaintext)
        } catch (error) {
          if (isLast || Object(error).name !== 'IncorrectKeyException') throw error
        }
      }
      throw new Error('AWS KMS has no key for the share')
    },
  }
}
