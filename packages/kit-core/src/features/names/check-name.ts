/**
 * Asks the service about the name in the field, half a second after the last letter.
 *
 * Out     what it says stands in the state; an answer for an older text changes nothing. Whether the name is free waits a
 *         second for names like it, among which it is listed, and does not fail with them
 * Throws  nothing; a failure is state too
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
/** What is listed as free needs no lookup, which browsers would write down as failed. */
const LISTING_MS = 1_000
const TIMER = 'names/check'

const checks = createRun<void>()

const NOT_CHECKED = { suggestions: [], areSuggestionsMissing: false, failure: undefined, isDeclined: false } as const

/** Asks about the name in the field; nothing is asked about one that is none. `isAtOnce`: without the wait. */
export function checkName(kit: Kit, { isAtOnce = false } = {}): void {
  stopChecking(kit)
  const name = parseName(selectName(kit.store.get()).text)
  const isAsked = validateName(name) === undefined
  updateName(kit, { ...NOT_CHECKED, check: isAsked ? 'checking' : 'idle' })
  if (isAsked) kit.timers.start(TIMER, isAtOnce ? 0 : NAME_DEBOUNCE_MS, () => void check(kit, name))
}

/** Checks the name in the field again after a failure; resolves when the state holds the result. */
export async function retryCheck(kit: Kit): Promise<void> {
  stopChecking(kit)
  updateName(kit, { check: 'checking', failure: undefined })
  await check(kit, parseName(selectName(kit.store.get()).text))
}

/** Requests the suggestions again, whose failure left the check as it was. */
export async function retrySuggestions(kit: Kit): Promise<void> {
  const name = parseName(selectName(kit.store.get()).text)
  await inTurn(kit, async (signal) => {
    const { fetchSuggestions } = await loadNameService()
    const suggestions = await fetchSuggestions(kit, name, signal)
    if (!signal.aborted) updateName(kit, { suggestions, areSuggestionsMissing: false })
  })
}

/** Nothing that was asked is waited for any more. */
export function stopChecking(kit: Kit): void {
  kit.timers.stop(TIMER)
  checks.abort(kit)
}

function inTurn(kit: Kit, task: (signal: AbortSignal) => Promise<void>): Promise<void> {
  return checks.replace(kit, ({ signal }) => task(signal), { signals: [kit.lifetime()] })
}

function check(kit: Kit, name: string): Promise<void> {
  return inTurn(kit, (signal) => lookUp(kit, name, signal))
}

async function lookUp(kit: Kit, name: string, signal: AbortSignal): Promise<void> {
  const tell = (patch: Partial<NameFields>) => {
    if (!signal.aborted && parseName(selectName(kit.store.get()).text) === name) updateName(kit, patch)
  }
  try {
    const { fetchSuggestions, fetchHolders } = await loadNameService()
    const listing = fetchSuggestions(kit, name, signal).then((suggestions) => {
      tell({ suggestions, areSuggestionsMissing: false })
      return suggestions.find((found) => found.name === toFullName(name))
    })
    const soon = await withTimeout(
      listing.catch(() => undefined),
      LISTING_MS,
    )
    if (soon?.registered === false) {
      tell({ check: 'available' })
      return
    }
    const holding = fetchHolders(kit, toFullName(name), signal).then((holders) =>
      tell({ check: checkOf(kit, name, holders) }),
    )
    const [held, listed] = await Promise.allSettled([holding, listing])
    const own = listed.status === 'fulfilled' ? listed.value : undefined
    if (listed.status === 'rejected') tell({ areSuggestionsMissing: true })
    if (held.status === 'rejected' && !own) throw listed.status === 'rejected' ? listed.reason : held.reason
    const { check: known } = selectName(kit.store.get())
    if (own?.registered && known !== 'owned') tell({ check: 'taken' })
    else if (held.status === 'rejected') tell({ check: 'available' })
  } catch (error) {
    if (signal.aborted) return
    kit.log.debug('The name service could not be asked', error)
    tell({ check: 'failed', failure: toNameFailure(error, 'Couldn’t check the name') })
  }
}

/** What the holders of a name make of it; undefined says that nobody has it. */
function checkOf(kit: Kit, name: string, holders: readonly NameAddress[] | undefined): NameCheck {
  const { address, profileName } = selectAccount(kit.store.get())
  if (profileName === toFullName(name)) return 'owned'
  if (!holders) return 'available'
  return holders.some((holder) => holder.address.toLowerCase() === address?.toLowerCase()) ? 'owned' : 'taken'
}
