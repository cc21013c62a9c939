// @ts-check
/**
 * Blocks, their hashes and the chain's clock. A block is made with each transaction, or on command.
 *
 * Out     head      the current state of the chain
 *         isRecent  whether a transaction may still name this blockhash
 *         next      advances by blocks, with one new hash
 * Source  Solana: a blockhash lives 150 blocks, an epoch is 432,000 slots
 */
const LIFETIME_BLOCKS = 150n
const EPOCH_SLOTS = 432_000n
/** Number of blocks that programs can look back to; a lookup table is named by one of them. */
const KEPT_SLOTS = 16

/** @param {import('litesvm').LiteSVM} svm */
export function createBlocks(svm) {
  let slot = svm.getClock().slot
  let height = 1n
  let aheadSec = 0n
  /** @type {Map<string, bigint>} the last height at which a hash counts */
  const recent = new Map()
  /** @type {{ slot: bigint, hash: string }[]} the newest first */
  let slotHashes = []

  const nowSec = () => BigInt(Math.floor(Date.now() / 1000)) + aheadSec

  function enter() {
    const clock = svm.getClock()
    clock.slot = slot
    clock.epoch = slot / EPOCH_SLOTS
    clock.leaderScheduleEpoch = clock.epoch + 1n
    clock.unixTimestamp = nowSec()
    svm.setClock(clock)
    slotHashes = [{ slot, hash: svm.latestBlockhash() }, ...slotHashes.slice(0, KEPT_SLOTS - 1)]
    svm.setSlotHashes(slotHashes)
    for (const [hash, last] of recent) {
      if (last >= height) break
      recent.delete(hash)
    }
    recent.set(svm.latestBlockhash(), height + LIFETIME_BLOCKS)
  }
  enter()

  return {
    head: () => ({
      slot,
      height,
      blockhash: svm.latestBlockhash(),
      lastValidBlockHeight: height + LIFETIME_BLOCKS,
      epoch: slot / EPOCH_SLOTS,
      slotIndex: slot % EPOCH_SLOTS,
      slotsInEpoch: EPOCH_SLOTS,
      timestampSec: svm.getClock().unixTimestamp,
    }),
    isRecent: (/** @type {string} */ hash) => recent.has(hash),
    next({ blocks = 1n, seconds = 0n } = {}) {
      slot += blocks
      height += blocks
      aheadSec += seconds
      svm.expireBlockhash()
      enter()
    },
    /** Advances until no earlier hash is valid. */
    expire() {
      this.next({ blocks: LIFETIME_BLOCKS + 1n })
    },
  }
}
