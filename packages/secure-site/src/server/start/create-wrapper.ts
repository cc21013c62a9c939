import { createKeyWrapper, type KeyWrapper } from '../vault/key-wrapper.js'
import { createKmsKeyWrapper } from '../vault/kms-key-wrapper.js'
import type { KeySetting } from './read-key.js'
import { UnsafeSettingsError } from './settings-problems.js'

/**
 * Creates the wrapper of a service. AWS KMS takes its region and credentials from the environment, as its SDK describes. Throws when
 * the SDK is not installed.
 */
export async function createWrapper({ kind, keys }: KeySetting): Promise<KeyWrapper> {
  if (kind === 'file') return createKeyWrapper(keys.join('\n'))
  try {
    const { KMS } = await import('@aws-sdk/client-kms')
    return createKmsKeyWrapper({ client: new KMS({}), keyIds: keys })
  } catch (cause) {
    const sentence = 'AWS KMS cannot be used: install @aws-sdk/client-kms, and set AWS_REGION.'
    throw Object.assign(new UnsafeSettingsError([sentence]), { cause })
  }
}
