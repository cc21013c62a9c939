/** Speed at which rows cannot be read, in px per ms: about seven screens of a list per second. */
const MAX_READABLE_PX_PER_MS = 4

/** Pause in ms after which a scroll counts as a single step, such as that of a key. */
const REST_MS = 100

/**
 * Detects that a virtualized list scrolls so fast that its rows cannot be read, so that they need not be rendered.
 *
 * Out     record      stores the scroll position after a scroll
 *         shift       stores a correction of the scroll position that moved nothing on screen
 *         isTooQuick  true until the list slows down or stops
 * Shapes  positions in px, moments in ms of one clock
 */
export function createScrollVelocity() {
  let last = { place: 0, moment: Number.NEGATIVE_INFINITY }
  let quickUntil = Number.NEGATIVE_INFINITY
  return {
    record: (place: number, moment: number): void => {
      const passed = moment - last.moment
      const isQuick = passed < REST_MS && Math.abs(place - last.place) > MAX_READABLE_PX_PER_MS * passed
      quickUntil = isQuick ? moment + REST_MS : Number.NEGATIVE_INFINITY
      last = { place, moment }
    },
    shift: (by: number): void => {
      last = { ...last, place: last.place + by }
    },
    isTooQuick: (moment: number): boolean => moment < quickUntil,
  }
}
