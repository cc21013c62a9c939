import { isListOf, isOptional, isRecord, isShortText, isWebUrl } from '../../base/validation/guard.js'

/** Whether a value has what the kit needs of a network: name, id, RPC URLs, and decimals of the native currency if it names one. */
export function isNetwork(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isRecord(value) || !isShortText(value.name)) return false
  const { id, nativeCurrency, rpcUrls } = value
  const endpoint = isRecord(rpcUrls) ? rpcUrls.default : undefined
  return (
    (Number.isSafeInteger(id) || isShortText(id)) &&
    isOptional(nativeCurrency, isNativeCurrency) &&
    isRecord(endpoint) &&
    isListOf(endpoint.http, isWebUrl)
  )
}

function isNativeCurrency(value: unknown): value is Readonly<Record<string, unknown>> {
  const decimals = isRecord(value) ? value.decimals : undefined
  return typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 36
}
