/**
 * The app's values of the features that the remote configuration can also switch.
 *
 * Source  spec R-CFG-32, R-CFG-35
 */
import { DEFAULT_REMOTE_FEATURES, type LocalFeatures, type RemoteFeatures } from './features.js'

/** Returns the features the app set: `true` becomes the default list, an empty list `false`. Omits unset features. */
export function localRemoteFeatures(local: LocalFeatures): Partial<RemoteFeatures> {
  const list = <Item>(value: readonly Item[] | boolean | undefined, all: readonly Item[] | false) => {
    if (value === undefined) return undefined
    if (value === true) return all
    return value !== false && value.length > 0 ? value : (false as const)
  }
  return withoutUndefined({
    swaps: list(local.swaps, DEFAULT_REMOTE_FEATURES.swaps),
    onramp: list(local.onramp, DEFAULT_REMOTE_FEATURES.onramp),
    socials: list(local.socials, DEFAULT_REMOTE_FEATURES.socials),
    email: local.email,
    activity: local.activity ?? local.history,
    branding: local.branding,
  })
}

/** Copies an object without its undefined members. Also drops null, which plain JavaScript can pass. */
export function withoutUndefined<Value extends object>(value: Value): Defined<Value> {
  const copy: Defined<Value> = {}
  for (const key in value) {
    const part = value[key]
    if (isDefined(part)) copy[key] = part
  }
  return copy
}

type Defined<Value> = { [Key in keyof Value]?: NonNullable<Value[Key]> }

function isDefined<Part>(part: Part): part is NonNullable<Part> {
  return part !== undefined && part !== null
}
