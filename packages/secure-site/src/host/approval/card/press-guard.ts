/**
 * Which presses of a button count.
 *
 * In      a button; whether a press may count at this moment
 * Out     onPress   a trusted click that began and ended while it might count, and that no held key repeated
 * Source  security design §7: only trusted events, no key repeat
 */
export type PressGuard = {
  readonly mayPress: () => boolean
  readonly isTrusted: (event: Event) => boolean
  readonly onPress: () => void
}

/** Listens for presses that count. */
export function guardPresses(button: HTMLElement, { mayPress, isTrusted, onPress }: PressGuard): void {
  let beganTooEarly = false
  const begin = () => {
    beganTooEarly = !mayPress()
  }
  button.addEventListener('pointerdown', begin)
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    if (event.repeat) event.preventDefault()
    else begin()
  })
  button.addEventListener('click', (event) => {
    event.preventDefault()
    const counts = isTrusted(event) && mayPress() && !beganTooEarly
    beganTooEarly = false
    if (counts) onPress()
  })
}
