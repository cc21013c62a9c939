/**
 * Asks the service about the name in the field, half a second after the last letter.
 *
 * Out     what it says stands in the state; an answer for an older text changes nothing
 * Throws  nothing; a failure is state too
 * Source  spec R-NAME-10, R-NAME-11, R-NAME-29, R-CONST-13
 */
import type { NameAddress } from '@bowline/api-client'
import { selectAccount } from '../account/select-account.js'
import type { Kit } from '../kit.js'
import { linkSignals } from '../lifecycle/link-signals.js'
import { failureOf } from './failure-of.js'
import { loadNameService } from './load-service.js'
import { fullName, nameProblem, readName } from './read-name.js'
import { selectName } from './select-name.js'
import type { NameCheck } from './state.js'
import { updateName } from './update-name.js'

const NAME_DEBOUNCE_MS = 500
const TIMER = 'names/check'

const asking = new WeakMap<Kit, () => void>()

/** Asks about the name in the field; nothing is asked about one that is none. `isAtOnce`: without the wait. */
export function checkName(kit: Kit, { isAtOnce = false } = {}): void {
  stopChecking(kit)
  const name = readName(selectName(kit.store.get()).text)
  const isAsked = nameProblem(name) === undefined
  updateName(kit, { check: isAsked ? 'checking' : 'idle', suggestions: [], failure: undefined, isDeclined: false })
  if (isAsked) kit.timers.start(TIMER, isAtOnce ? 0 : NAME_DEBOUNCE_MS, () => void check(kit, name))
}

/** Nothing that was asked is waited for any more. */
export function stopChecking(kit: Kit): void {
  kit.timers.stop(TIMER)
  asking.get(kit)?.()
}

async function check(kit: Kit, name: string): Promise<void> {
  const { signal, abort, release } = linkSignals([kit.lifetime()])
  asking.set(kit, abort)
  const isNow = () => !signal.aborted && readName(selectName(kit.store.get()).text) === name
  try {
    const { askSuggestions, askExistence } = await loadNameService()
    const suggestions = await askSuggestions(kit, name, signal)
    const listed = suggestions.find((found) => found.name === fullName(name))
    const isTaken = listed ? listed.registered : await askExistence(kit, fullName(name), signal)
    const found: NameCheck = isTaken ? await heldBy(kit, fullName(name), signal) : 'available'
    if (isNow()) updateName(kit, { check: found, suggestions })
  } catch (error) {
    if (!isNow()) return
    kit.log.debug('The name service could not be asked', error)
    updateName(kit, { check: 'failed', failure: failureOf(error) })
  } finally {
    release()
  }
}

/** Whose a name is that somebody has. */
async function heldBy(kit: Kit, name: string, signal: AbortSignal): Promise<'taken' | 'owned'> {
  const { address, profileName } = selectAccount(kit.store.get())
  if (profileName === name) return 'owned'
  if (address === undefined) return 'taken'
  const { askAddresses } = await loadNameService()
  const isOwn = (holder: NameAddress) => holder.address.toLowerCase() === address.toLowerCase()
  return askAddresses(kit, name, signal).then(
    (addresses) => (Object.values(addresses).some(isOwn) ? 'owned' : 'taken'),
    () => 'taken',
  )
}
