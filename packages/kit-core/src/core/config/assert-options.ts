/**
 * Validates options that can come from plain JavaScript.
 *
 * Throws  InvalidOptionsError    every problem found, each with the option's name
 *         ConflictingSignInConfigsError
 * Source  spec R-CFG-04, R-CFG-05, R-CFG-10
 */
import { isNamespace } from '../../base/caip/families.js'
import {
  isListOf,
  isOneOf,
  isOptional,
  isRecord,
  isRecordOf,
  isShortText,
  isWebUrl,
} from '../../base/validation/guard.js'
import { ConflictingSignInConfigsError, InvalidOptionsError } from './errors.js'
import { isNetwork } from './is-network.js'

export function assertOptions(options: unknown): void {
  if (!isRecord(options)) throw new InvalidOptionsError(['options must be an object'])
  if (options.siwx !== undefined && options.siweConfig !== undefined) throw new ConflictingSignInConfigsError()
  const problems = [...networkProblems(options), ...adapterProblems(options), ...valueProblems(options)]
  if (problems.length > 0) throw new InvalidOptionsError(problems)
}

type Options = Readonly<Record<string, unknown>>

function networkProblems({ networks, defaultNetwork }: Options): readonly string[] {
  if (!Array.isArray(networks) || networks.length === 0) return ['networks must hold at least one network']
  const problems = networks.flatMap((network, index) =>
    isNetwork(network) ? [] : [`networks.${index} is not a network`],
  )
  return isOptional(defaultNetwork, isNetwork) ? problems : [...problems, 'defaultNetwork is not a network']
}

function adapterProblems({ adapters = [] }: Options): readonly string[] {
  if (!isListOf(adapters, isAdapter)) return ['adapters must be a list of adapters']
  const namespaces = adapters.map(({ namespace }) => namespace)
  const repeated = namespaces.filter((namespace, index) => namespaces.indexOf(namespace) !== index)
  return repeated.map((namespace) => `adapters: two adapters for the namespace ${String(namespace)}`)
}

function isAdapter(value: unknown): value is Options {
  return (
    isRecord(value) && (isRecord(value.family) || isNamespace(value.namespace)) && typeof value.create === 'function'
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isRpcUrl(value: unknown): value is Options {
  return isRecord(value) && isWebUrl(value.url)
}

function isRpcUrlList(value: unknown): value is readonly Options[] {
  return isListOf(value, isRpcUrl)
}

function isDeepLink(value: unknown): value is Options {
  return isRecord(value) && isShortText(value.wallet) && isListOf(value.namespaces, isText) && isWebUrl(value.href)
}

function isEndpoints(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { relay, ...services } = value
  const isRelay = relay === undefined || (isText(relay) && /^wss?:\/\/[^/]/.test(relay))
  return isRelay && isRecordOf(services, isText, isWebUrl)
}

const CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  projectId: isText,
  clientId: isText,
  themeMode: isOneOf(['dark', 'light', 'system']),
  excludeWalletIds: (value) => isListOf(value, isText),
  includeWalletIds: (value) => isListOf(value, isText),
  featuredWalletIds: (value) => isListOf(value, isText),
  allWallets: isOneOf(['SHOW', 'HIDE', 'ONLY_MOBILE']),
  coinbasePreference: isOneOf(['all', 'smartWalletOnly', 'eoaOnly']),
  meldPublicKey: isText,
  quoteFallback: isOneOf(['sample']),
  customDeepLinks: (value) => isListOf(value, isDeepLink),
  customRpcUrls: (value) => isRecordOf(value, isText, isRpcUrlList),
  termsConditionsUrl: isWebUrl,
  privacyPolicyUrl: isWebUrl,
  endpoints: isEndpoints,
  defaultAccountTypes: isRecord,
  prefetch: isOneOf(['none', 'intent', 'code', 'idle']),
  storage: isOneOf(['local', 'cookie']),
  siwx: isRecord,
  siweConfig: isRecord,
}

function valueProblems(options: Options): readonly string[] {
  const wrong = Object.entries(CHECKS).filter(([name, fits]) => options[name] !== undefined && !fits(options[name]))
  return wrong.map(([name]) => `${name} does not fit`)
}
