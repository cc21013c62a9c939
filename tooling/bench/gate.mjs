// @ts-check
/**
 * The gate of the bench: whether the kit is slower than another kit, or slower than its own recorded ratios allow.
 *
 * In      rows      of one run, with those of other kits
 *         ours      the titles of the apps with the kit
 *         peers     the titles of the other kits
 *         recorded  label → "app / kit" → ratio
 * Out     computeRatios  the ratios of the run, in the form of `recorded`; below 1 the kit is faster
 *         findFailures   one sentence per ratio above 1, or more than 15 % above the recorded one
 */
import { median } from './statistics.mjs'

/** Tolerance of a ratio between two runs. */
const NOISE = 1.15

/** @typedef {Readonly<Record<string, Readonly<Record<string, number>>>>} Ratios */

/**
 * @param {readonly import('./statistics.mjs').Row[]} rows
 * @param {{ ours: readonly string[], peers: readonly string[] }} titles
 * @returns {Ratios}
 */
export function computeRatios(rows, { ours, peers }) {
  const labels = [...new Set(rows.map(({ label }) => label))]
  const medianOf = (/** @type {string} */ label, /** @type {string} */ title) => {
    const row = rows.find((one) => one.label === label && one.title === title)
    return row && median(row.values)
  }
  return Object.fromEntries(
    labels.flatMap((label) => {
      const pairs = ours.flatMap((own) =>
        peers.flatMap((peer) => {
          const [mine, theirs] = [medianOf(label, own), medianOf(label, peer)]
          return mine === undefined || !theirs ? [] : [[`${own} / ${peer}`, Math.round((100 * mine) / theirs) / 100]]
        }),
      )
      return pairs.length > 0 ? [[label, Object.fromEntries(pairs)]] : []
    }),
  )
}

/** @param {Ratios} measured @param {Ratios} recorded @returns {readonly string[]} */
export function findFailures(measured, recorded) {
  return Object.entries(measured).flatMap(([label, pairs]) =>
    Object.entries(pairs).flatMap(([pair, ratio]) => {
      const before = recorded[label]?.[pair]
      if (before !== undefined && ratio > before * NOISE) return [`${label}, ${pair}: ${ratio}, recorded as ${before}`]
      return ratio > 1 ? [`${label}, ${pair}: ${ratio}, behind`] : []
    }),
  )
}
