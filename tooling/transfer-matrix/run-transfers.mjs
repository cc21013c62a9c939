// @ts-check
/**
 * Runs one transfer after the other. A failure can be repeated: the error names the transfer and its seed.
 *
 * In      count             number of transfers, unless TRANSFERS sets another one
 *         visit, perVisit   a user comes, makes this many transfers, and leaves
 *         transfer          makes one of them, with an amount that its turn draws
 *         TRANSFERS_SEED, TRANSFERS_REPORT   environment: another seed; a file for the number of transfers and the time
 * Throws  Error with the seed, the number and the amount; its cause is the transfer's error
 */
import { writeFileSync } from 'node:fs'
import { createAmounts } from './amounts.mjs'
import { createRandom } from './random.mjs'

const SEED = 20_261_121

/**
 * @template {import('./transfers.d.mts').Visitor} Who
 * @param {import('./transfers.d.mts').RunTransfersParams<Who>} params
 */
export async function runTransfers({ count: usual, perVisit, visit, transfer }) {
  const { TRANSFERS, TRANSFERS_SEED, TRANSFERS_REPORT } = process.env
  const count = wholeNumber('TRANSFERS', TRANSFERS) ?? usual
  const seed = wholeNumber('TRANSFERS_SEED', TRANSFERS_SEED) ?? SEED
  const random = createRandom(seed)
  const amounts = createAmounts(random)
  const beganMs = Date.now()

  for (let first = 0; first < count; first += perVisit) {
    const visitor = await visit({ number: first / perVisit, random })
    try {
      for (let index = first; index < Math.min(first + perVisit, count); index++) await make(index, visitor)
    } finally {
      visitor.stop()
    }
  }
  if (TRANSFERS_REPORT) writeFileSync(TRANSFERS_REPORT, JSON.stringify({ count, tookMs: Date.now() - beganMs }))

  /** @param {number} index @param {Who} visitor */
  async function make(index, visitor) {
    let drawn = 'before its amount was drawn'
    const turn = {
      index,
      random,
      visitor,
      amount(/** @type {import('./transfers.d.mts').AmountRange} */ range) {
        const amount = amounts.next(range)
        drawn = `of "${amount.typed}", which is ${amount.value} base units`
        return amount
      },
    }
    try {
      await transfer(turn)
    } catch (cause) {
      const words = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`Transfer ${index + 1} of ${count} (TRANSFERS_SEED=${seed}) failed, ${drawn}: ${words}`, {
        cause,
      })
    }
  }
}

/** @param {string} name @param {string | undefined} text */
function wholeNumber(name, text) {
  if (text === undefined || text === '') return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new RangeError(`${name} is no whole number: ${text}`)
}
