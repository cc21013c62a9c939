/**
 * Actions on the name registration form. They change nothing while a name is being registered.
 *
 * Source  spec R-NAME-08, R-NAME-10, R-NAME-18
 */
import { assertInput, isText } from '../../base/errors/parse-input.js'
import type { Kit } from '../../kit.js'
import { checkName, stopChecking } from './check-name.js'
import { parseName } from './parse-name.js'
import { selectName } from './select-name.js'
import { updateName } from './update-name.js'

/** Sets the text of the field, with or without the suffix. Checks the name after 500 ms if it changed. */
export function setName(kit: Kit, text: string): void {
  assertInput('text', text, isText)
  const { text: before, loading } = selectName(kit.store.get())
  if (loading || text === before) return
  updateName(kit, { text })
  if (parseName(text) !== parseName(before)) checkName(kit)
}

/** Checks the name in the field again now. */
export function refetchName(kit: Kit): void {
  if (!selectName(kit.store.get()).loading) checkName(kit, { isAtOnce: true })
}

/** Clears the form, the registered name included, and aborts a check. */
export function clearName(kit: Kit): void {
  if (selectName(kit.store.get()).loading) return
  stopChecking(kit)
  kit.store.set({ names: {} })
}
