/**
 * Whether a press on Approve counts: only after the whole card was seen without a break for half a second.
 *
 * In      isVisible   each time somebody knows; silence means hidden
 * Out     onChange    armed or not, when that changes
 * Source  security design §7: armed after 500 ms, any loss disarms
 */
export const ARMED_AFTER_MS = 500

/** Tells, again and again, whether the whole of an element can be seen; gives back how to stop. */
export type WatchVisibility = (target: Element, listener: (isVisible: boolean) => void) => () => void

/** Arms while the target stays visible; gives back how to end it. */
export function armWhileVisible(
  target: Element,
  watch: WatchVisibility,
  onChange: (isArmed: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isArmed = false
  const set = (armed: boolean) => {
    if (armed === isArmed) return
    isArmed = armed
    onChange(armed)
  }
  const disarm = () => {
    clearTimeout(timer)
    timer = undefined
    set(false)
  }
  const stop = watch(target, (isVisible) => {
    if (!isVisible) disarm()
    else timer ??= setTimeout(() => set(true), ARMED_AFTER_MS)
  })
  return () => {
    stop()
    disarm()
  }
}
