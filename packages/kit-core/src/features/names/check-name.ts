/**
 * Checks whether the name in the registration form is free, and fetches similar names as suggestions.
 *
 * Out     `check` and `suggestions` in the state; a response for an older text is ignored. If the suggestions list the name as
 *         free within a second, that is the result; else the holders of the name are fetched too
 * Throws  nothing; a failure sets `check` and `failure`
 * Source  spec R-NAME-10, R-NAME-11, R-NAME-29, R-NAME-31, R-CONST-13
 */
import type { NameAddress } from '@bowline/api-client'
import { withTimeout } from '../../base/async/pause.js'
import { createRun } from '../../base/async/run.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { loadNameService } from './load-service.js'
import { parseName, toFullName, validateName } from './parse-name.js'
import { selectName } from './select-name.js'
import type { NameCheck, NameFields } from './state.js'
import { toNameFailure } from './to-name-failure.js'
import { updateName } from './update-name.js'

const NAME_DEBOUNCE_MS = 500
/** Wait for the suggestions. A name listed as free needs no lookup, which browsers would log as a failed request. */
const LISTING_MS = 1_000
const TIMER = 'names/check'

const checks = createRun<void>()

const NOT_CHECKED = { suggestions: [], areSuggestionsMissing: false, failure: undefined, isDeclined: false } as const

/** Checks the name 500 ms after the last call, or now if `isAtOnce`; sends no request for an invalid name. */
export function checkName(kit: Kit, { isAtOnce = false } = {}): void {
  stopChecking(kit)
  const name = parseName(selectName(kit.store.get()).text)
  const isValid = validateName(name) === undefined
  updateName(kit, { ...NOT_CHECKED, check: isValid ? 'checking' : 'idle' })
  if (isValid) kit.timers.start(TIMER, isAtOnce ? 0 : NAME_DEBOUNCE_MS, () => void check(kit, name))
}

/** Checks the name again after a failed check; resolves when the state holds the result. Keeps the suggestions meanwhile. */
export async function retryCheck(kit: Kit): Promise<void> {
  stopChecking(kit)
  updateName(kit, { check: 'checking', failure: undefined })
  await check(kit, parseName(selectName(kit.store.get()).text))
}

/** Fetches the suggestions again after they failed; leaves the check as it is. Rejects if they fail again. */
export async function retrySuggestions(kit: Kit): Promise<void> {
  const name = parseName(selectName(kit.store.get()).text)
  await inTurn(kit, async (signal) => {
    const { fetchSuggestions } = await loadNameService()
    const suggestions = await fetchSuggestions(kit, name, signal)
    if (!signal.aborted) updateName(kit, { suggestions, areSuggestionsMissing: false })
  })
}

/** Cancels a scheduled check and aborts the pending requests. */
export function stopChecking(kit: Kit): void {
  kit.timers.stop(TIMER)
  checks.abort(kit)
}

function inTurn(kit: Kit, task: (signal: AbortSignal) => Promise<void>): Promise<void> {
  return checks.replace(kit, ({ signal }) => task(signal), { signals: [kit.lifetime()] })
}

const check = (kit: Kit, name: string) => inTurn(kit, (signal) => lookUp(kit, name, signal))

async function lookUp(kit: Kit, name: string, signal: AbortSignal): Promise<void> {
  const update = (patch: Partial<NameFields>) => {
    if (!signal.aborted && parseName(selectName(kit.store.get()).text) === name) updateName(kit, patch)
  }
  try {
    const { fetchSuggestions, fetchHolders } = await loadNameService()
    const suggestionsRequest = fetchSuggestions(kit, name, signal).then((suggestions) => {
      update({ suggestions, areSuggestionsMissing: false })
      return suggestions.find((found) => found.name === toFullName(name))
    })
    const soon = await withTimeout(
      suggestionsRequest.catch(() => undefined),
      LISTING_MS,
    )
    if (soon?.registered === false) {
      update({ check: 'available' })
      return
    }
    const holdersRequest = fetchHolders(kit, toFullName(name), signal).then((holders) =>
      update({ check: checkOf(kit, name, holders) }),
    )
    const [holders, listed] = await Promise.allSettled([holdersRequest, suggestionsRequest])
    const listedName = listed.status === 'fulfilled' ? listed.value : undefined
    if (listed.status === 'rejected') update({ areSuggestionsMissing: true })
    if (holders.status === 'rejected' && !listedName)
      throw listed.status === 'rejected' ? listed.reason : holders.reason
    const { check: known } = selectName(kit.store.get())
    if (listedName?.registered && known !== 'owned') update({ check: 'taken' })
    else if (holders.status === 'rejected') update({ check: 'available' })
  } catch (error) {
    if (signal.aborted) return
    kit.log.debug('A name could not be checked', error)
    update({ check: 'failed', failure: toNameFailure(error, 'Couldn’t check the name') })
  }
}

/** Result for a name with these holders; undefined means that the name has no holder. */
function checkOf(kit: Kit, name: string, holders: readonly NameAddress[] | undefined): NameCheck {
  const { address, profileName } = selectAccount(kit.store.get())
  if (profileName === toFullName(name)) return 'owned'
  if (!holders) return 'available'
  return holders.some((holder) => holder.address.toLowerCase() === address?.toLowerCase()) ? 'owned' : 'taken'
}
