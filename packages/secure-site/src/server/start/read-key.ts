/**
 * Reads where the wrapping key of a service is.
 *
 * In      `<SERVICE>_KEY_FILE`, a file that only its owner can read, or `<SERVICE>_KMS_KEYS`, key ids of AWS KMS with commas
 * Out     the keys; undefined with a problem when there are none, or others can read them
 */
import { readFile, stat } from 'node:fs/promises'
import { createKeyWrapper } from '../vault/key-wrapper.js'
import type { Problems } from './settings-problems.js'

/** Lines of a key file, or ids of keys in AWS KMS. */
export type KeySetting = { readonly kind: 'file' | 'kms'; readonly keys: readonly string[] }

const READABLE_BY_OTHERS = 0o077

/** Reads the keys of the service `AUTH` or `VAULT`. */
export async function readKey(
  service: string,
  env: Readonly<Record<string, string | undefined>>,
  problems: Problems,
): Promise<KeySetting | undefined> {
  const kms = env[`${service}_KMS_KEYS`]
  const file = env[`${service}_KEY_FILE`]
  if (kms) return { kind: 'kms', keys: kms.split(',').map((id) => id.trim()) }
  if (!file)
    return problems.add(
      `${service}_KEY_FILE or ${service}_KMS_KEYS is missing: shares are sealed before they are stored.`,
    )
  try {
    const { mode } = await stat(file)
    if (process.platform !== 'win32' && (mode & READABLE_BY_OTHERS) !== 0)
      problems.add(`Other users can read ${service}_KEY_FILE: run \`chmod 600 ${file}\`.`)
    const text = await readFile(file, 'utf8')
    createKeyWrapper(text)
    return { kind: 'file', keys: text.split(/\s+/).filter((line) => line !== '') }
  } catch (error) {
    return problems.add(`${service}_KEY_FILE cannot be used: ${error instanceof Error ? error.message : error}.`)
  }
}
