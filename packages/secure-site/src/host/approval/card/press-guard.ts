/**
 * Decides which presses of the approval card's buttons count.
 *
 * In      a button; whether a press is allowed at this moment
 * Out     `onPress`   called for a trusted click that started and ended while allowed, and was not a key repeat
 * Source  security design §7: only trusted events, no key repeat
 */
export type PressGuard = {
  readonly mayPress: () => boolean
  readonly isTrusted: (event: Event) => boolean
  readonly onPress: () => void
}

/** Calls `onPress` for presses that count and ignores all others. */
export function guardPresses(button: HTMLElement, { mayPress, isTrusted, onPress }: PressGuard): void {
  let startedTooEarly = false
  const start = () => {
    startedTooEarly = !mayPress()
  }
  button.addEventListener('pointerdown', start)
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    if (event.repeat) event.preventDefault()
    else start()
  })
  button.addEventListener('click', (event) => {
    event.preventDefault()
    const counts = isTrusted(event) && mayPress() && !startedTooEarly
    startedTooEarly = false
    if (counts) onPress()
  })
}
