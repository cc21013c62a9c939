/** A pace at which no row can be read, in pixels a millisecond: some seven screens of a list a second. */
const TOO_QUICK = 4

/** After so many milliseconds without a scroll the next one is a step by itself, such as that of a key. */
const REST_MS = 100

/**
 * Whether a list is scrolled so quickly that its rows are gone before anybody could read them.
 *
 * Out     tell        where the list stands after a scroll
 *         shift       the list was moved, and what is in sight was not
 *         isTooQuick  until the pace falls or the list comes to rest
 * Shapes  places in pixels, moments in milliseconds, of one clock
 */
export function createScrollVelocity() {
  let last = { place: 0, moment: Number.NEGATIVE_INFINITY }
  let quickUntil = Number.NEGATIVE_INFINITY
  return {
    tell: (place: number, moment: number): void => {
      const passed = moment - last.moment
      const isQuick = passed < REST_MS && Math.abs(place - last.place) > TOO_QUICK * passed
      quickUntil = isQuick ? moment + REST_MS : Number.NEGATIVE_INFINITY
      last = { place, moment }
    },
    shift: (by: number): void => {
      last = { ...last, place: last.place + by }
    },
    isTooQuick: (moment: number): boolean => moment < quickUntil,
  }
}
