/**
 * Arms the approval card's Approve button only after the whole card was visible for half a second without interruption.
 *
 * In      `isVisible`   each report about visibility; no report counts as hidden
 * Out     `onChange`    called when the armed state changes
 * Source  security design §7: armed after 500 ms, any loss disarms
 */
export const ARMED_AFTER_MS = 500

/** Reports whether the whole element is visible, until the returned function is called. */
export type WatchVisibility = (target: Element, listener: (isVisible: boolean) => void) => () => void

/** Arms while the target stays visible. The returned function disarms and stops. */
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
