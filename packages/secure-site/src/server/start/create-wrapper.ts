import { createKeyWrapper, type KeyWrapper } from '../vault/key-wrapper.js'
import { createKmsKeyWrapper } from '../vault/kms-key-wrapper.js'
import type { KeySetting } from './read-key.js'

/** Creates the wrapper of a service. AWS KMS takes its region and credentials from the environment, as its SDK describes. */
export async function createWrapper({ kind, keys }: KeySetting): Promise<KeyWrapper> {
  if (kind === 'file') return createKeyWrapper(keys.join('\n'))
  const { KMS } = await import('@aws-sdk/client-kms')
  return createKmsKeyWrapper({ client: new KMS({}), keyIds: keys })
}
