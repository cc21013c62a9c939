/**
 * One toast at a time.
 *
 * In      message    a text, an Error or any thrown value: text is always shown. For a KitError the details are kept with
 *                    the text, for languages with their own translation of it
 *         name       name of one of the kit's own toasts, for translation; `values` fill the placeholders of its text
 *         variant    success, loading, error
 *         svg        replaces the icon of the variant
 *         autoClose  default true; a loading toast stays open in any case
 * Source  spec R-STATE-31, R-TOAST-01 to 07, R-VIEW-150
 */

import { perOwner } from '../base/async/per-owner.js'
import { isPageHidden } from '../base/browser/page-hidden.js'
import { getErrorDetails } from '../base/errors/error-details.js'
import { isKitError } from '../base/errors/kit-error.js'
import type { Kit } from '../kit.js'
import {
  INITIAL_TOAST_STATE,
  type ToastIcon,
  type ToastName,
  type ToastValues,
  type ToastVariant,
} from './toast-state.js'

/** Parameters of `showToast`. */
export type ShowToastParams = {
  message: unknown
  name?: ToastName | undefined
  values?: ToastValues | undefined
  variant?: ToastVariant | undefined
  svg?: ToastIcon | undefined
  autoClose?: boolean | undefined
}

/** Pause between hiding one toast and showing the next. */
const TOAST_RESHOW_MS = 150

/** A toast closes after five checks in which it was visible and not held: 2.5 s. */
const TOAST_CHECKS = 5
const TOAST_CHECK_INTERVAL_MS = 500

const toasts = perOwner(() => ({ isHeld: false }))

/** Shows a toast and hides the open one first. Of several toasts within the pause, only the last is shown. */
export function showToast(kit: Kit, params: ShowToastParams): void {
  const isBusy = kit.store.get().toast.open || kit.timers.isRunning('toast/reshow')
  hideToast(kit)
  if (isBusy) kit.timers.start('toast/reshow', TOAST_RESHOW_MS, () => present(kit, params))
  else present(kit, params)
}

/** Sets whether the pointer is over the toast, which then stays open. Its time starts again afterwards. */
export function holdToast(kit: Kit, { isHeld }: { isHeld: boolean }): void {
  toasts(kit).isHeld = isHeld
}

/** Hides the toast and drops a pending one. */
export function hideToast(kit: Kit): void {
  toasts(kit).isHeld = false
  kit.timers.stop('toast/close')
  kit.timers.stop('toast/reshow')
  kit.store.set({ toast: INITIAL_TOAST_STATE })
}

function present(
  kit: Kit,
  { message, name, values, variant = 'success', svg, autoClose = true }: ShowToastParams,
): void {
  const error = isKitError(message) ? getErrorDetails(message) : undefined
  kit.store.set({ toast: { message: textOf(message), error, name, values, variant, svg, open: true, autoClose } })
  if (autoClose && variant !== 'loading') closeWhenSeen(kit)
}

/**
 * Restarts the time while the page is hidden or the toast is held, so that a user returning from a wallet app still
 * reads it.
 */
function closeWhenSeen(kit: Kit, left = TOAST_CHECKS): void {
  kit.timers.start('toast/close', TOAST_CHECK_INTERVAL_MS, () => {
    if (isPageHidden() || toasts(kit).isHeld) closeWhenSeen(kit)
    else if (left > 1) closeWhenSeen(kit, left - 1)
    else hideToast(kit)
  })
}

function textOf(message: unknown): string {
  const text = message instanceof Error ? message.message : message
  return typeof text === 'string' && text.trim() ? text : 'Something went wrong'
}
