// @ts-check
/**
 * How many random cases a test tries. `npm test` tries the first of them; the full run (`npm run test:full`) tries all.
 * The seeds are the same in both.
 */

/** @type {typeof import('./draw-count.d.mts').drawCount} */
export const drawCount = ({ usual, full }) => (process.env.BOWLINE_TESTS === 'full' ? full : usual)
