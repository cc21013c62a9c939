/**
 * Decides when a press on the approve button of the approval window counts, to prevent approvals by accident or by clickjacking.
 *
 * In      the window, its approve button, the element that scrolls, and whether every warning is ticked
 * Out     `onChange`   called when the blocker changes: the reason why a press does not count, undefined when it counts
 *         `onApprove`  called for a trusted press that counts
 * Source  security design §7: 500 ms without a press or key, window in front, last line seen, at least 320 × 400 px, no key repeat
 *
 * Every press and key in the window restarts the 500 ms when it starts and when it ends. A double click, typing or a long press
 * that began elsewhere therefore never approves. The timer is the window's own, because the browser slows down those of the frame
 * behind it.
 */
export const QUIET_MS = 500
const MIN_WIDTH = 320
const MIN_HEIGHT = 400
/** Rounding of scroll positions on zoomed pages, in px. */
const SCROLL_TOLERANCE = 2

/**
 * Why a press does not count.
 *
 * `small`     the window is smaller than 320 × 400 px
 * `behind`    the window is not in front
 * `unseen`    the last line has not been in view
 * `unread`    a warning is not ticked
 * `restless`  less than 500 ms have passed since the last press or key
 */
export type Blocker = 'small' | 'behind' | 'unseen' | 'unread' | 'restless'

/** Options of `armApproval`. */
export type ArmingOptions = {
  readonly approve: HTMLElement
  readonly body: HTMLElement
  readonly areWarningsRead: () => boolean
  readonly isTrusted: (event: Event) => boolean
  readonly onChange: (blocker: Blocker | undefined) => void
  readonly onApprove: () => void
}

/** Starts watching. `update` checks again after a warning was ticked. After `end` no press counts. */
export function armApproval(
  view: Window,
  { approve, body, areWarningsRead, isTrusted, onChange, onApprove }: ArmingOptions,
): { readonly update: () => void; readonly end: () => void } {
  const { document } = view
  let isQuiet = false
  let wasSeen = false
  let isApproving = false
  let timer: number | undefined
  let reported: { readonly blocker: Blocker | undefined } | undefined

  function getBlocker(): Blocker | undefined {
    if (view.innerWidth < MIN_WIDTH || view.innerHeight < MIN_HEIGHT) return 'small'
    if (!document.hasFocus() || document.visibilityState !== 'visible') return 'behind'
    wasSeen ||= body.scrollTop + body.clientHeight >= body.scrollHeight - SCROLL_TOLERANCE
    if (!wasSeen) return 'unseen'
    if (!areWarningsRead()) return 'unread'
    return isQuiet ? undefined : 'restless'
  }

  function update(): void {
    const blocker = getBlocker()
    if (reported !== undefined && reported.blocker === blocker) return
    reported = { blocker }
    onChange(blocker)
  }

  function restart(): void {
    isQuiet = false
    isApproving = false
    view.clearTimeout(timer)
    timer = view.setTimeout(() => {
      isQuiet = true
      update()
    }, QUIET_MS)
    update()
  }

  function onStart(event: Event): void {
    const counts = isTrusted(event) && event.composedPath().includes(approve) && getBlocker() === undefined
    if (counts && isPress(event)) isApproving = true
    else restart()
  }

  function onClick(event: Event): void {
    event.preventDefault()
    const counts = isTrusted(event) && getBlocker() === undefined
    isApproving = false
    if (counts) onApprove()
    else restart()
  }

  const onEnd = () => {
    if (!isApproving) restart()
  }
  const stops = [
    ...['pointerdown', 'keydown'].map((name) => listen(document, name, onStart, true)),
    ...['pointerup', 'pointercancel', 'keyup'].map((name) => listen(document, name, onEnd, true)),
    ...['focus', 'blur', 'resize'].map((name) => listen(view, name, restart)),
    listen(document, 'visibilitychange', restart),
    listen(body, 'scroll', update),
    listen(approve, 'click', onClick),
  ]
  restart()
  return {
    update,
    end() {
      view.clearTimeout(timer)
      for (const stop of stops) stop()
    },
  }
}

function listen(target: EventTarget, name: string, listener: (event: Event) => void, capture = false): () => void {
  target.addEventListener(name, listener, capture)
  return () => target.removeEventListener(name, listener, capture)
}

/** Whether the event presses a button: a pointer, or Enter or Space that is not held. */
function isPress(event: Event): boolean {
  if (!('key' in event)) return true
  const isRepeat = 'repeat' in event && event.repeat === true
  return !isRepeat && (event.key === 'Enter' || event.key === ' ')
}
