/**
 * Merges the remote feature configuration over the local values.
 *
 * In      document  entries of the service; undefined when they could not be fetched
 *         local     what the app set
 * Out     features    the merged features
 *         overridden  local keys that the remote configuration set differently
 * Source  spec R-CFG-22 to 38
 */
import type { RemoteFeatureEntry } from '@bowline/api-client'
import {
  ALL_OFF_REMOTE_FEATURES,
  DEFAULT_REMOTE_FEATURES,
  DEFAULT_SOCIALS_ORDER,
  type LocalFeatures,
  ONRAMP_PROVIDERS,
  type RemoteFeatures,
  SWAP_PROVIDERS,
} from './features.js'
import { localRemoteFeatures, withoutUndefined } from './local-features.js'

/** The merged features, and the local keys that were overridden. */
export type MergedFeatures = { features: RemoteFeatures; overridden: readonly (keyof RemoteFeatures)[] }

/**
 * Merges the features. Without a document, the local value or else the default counts. With one, its value counts: a
 * feature it omits is off, and one with `config: null` is left to the app.
 */
export function mergeRemoteFeatures(
  document: readonly RemoteFeatureEntry[] | undefined,
  local: LocalFeatures = {},
): MergedFeatures {
  const wanted = localRemoteFeatures(local)
  const fallback: RemoteFeatures = { ...DEFAULT_REMOTE_FEATURES, ...wanted }
  if (document === undefined) return { features: fallback, overridden: [] }

  const decided: RemoteFeatures = { ...ALL_OFF_REMOTE_FEATURES, ...documentFeatures(document, fallback) }
  const keys = Object.keys(decided).filter((key) => isKeyOf(decided, key))
  return {
    features: decided,
    overridden: keys.filter((key) => wanted[key] !== undefined && !isSame(wanted[key], decided[key])),
  }
}

function documentFeatures(document: readonly RemoteFeatureEntry[], fallback: RemoteFeatures): Partial<RemoteFeatures> {
  const entry = (id: string) => document.find((candidate) => candidate.id === id)
  const list = <Item extends string>(id: string, known: readonly Item[], otherwise: readonly Item[] | false) => {
    const found = entry(id)
    if (!found) return undefined
    if (found.config === null) return otherwise
    const items = unique(found.config.filter((text): text is Item => known.some((item) => item === text)))
    return found.isEnabled && items.length > 0 ? items : (false as const)
  }
  const flag = (id: string, otherwise: boolean) => {
    const found = entry(id)
    if (!found) return undefined
    return found.config === null ? otherwise : found.isEnabled
  }
  const social = entry('social_login')
  const isSocialOpen = social?.config === null
  return withoutUndefined({
    swaps: list('swap', SWAP_PROVIDERS, fallback.swaps),
    onramp: list('onramp', ONRAMP_PROVIDERS, fallback.onramp),
    socials: list('social_login', DEFAULT_SOCIALS_ORDER, fallback.socials),
    email: social && (isSocialOpen ? fallback.email : social.isEnabled && (social.config?.includes('email') ?? false)),
    activity: flag('activity', fallback.activity),
    branding: flag('branding', fallback.branding),
  })
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((item) => other.includes(item))
}

function unique<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)]
}

function isKeyOf<Value extends object>(value: Value, key: PropertyKey): key is keyof Value {
  return Object.hasOwn(value, key)
}
