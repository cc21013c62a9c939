/** A page of the site with the kit, and the texts it shows its user. */
import {
  createKitStorage,
  type Kit,
  type KitStorage,
  selectTrackedTransactions,
  type TrackedTransaction,
} from '@bowline/kit-core'
import { connect, onEvent, ready, start } from '@bowline/kit-core/actions'
import { createTestKit, TEST_ENDPOINTS } from '@bowline/kit-core/testing'
import type { Scene } from './chain-setup.js'
import { SWAPPED, WORDS } from './outcomes.js'

const END_EVENTS: readonly string[] = ['SWAP_SUCCESS', 'SWAP_ERROR', 'SWAP_APPROVAL_ERROR', 'PAY_SUCCESS', 'PAY_ERROR']

/** A page. */
export type Page = {
  readonly kit: Kit
  /** The outcomes that the page reported: texts, and for swaps and payments also events. */
  readonly reported: readonly string[]
  readonly rows: () => readonly TrackedTransaction[]
  /** Whether another report may come here. */
  readonly isFollowing: (hashes: readonly string[]) => boolean
  readonly connect: () => Promise<unknown>
  readonly isAlive: () => boolean
  readonly leave: () => void
}

const { data, pay } = TEST_ENDPOINTS

/** Opens a page. */
export function openPage(scene: Scene, storage: KitStorage, fetch: typeof globalThis.fetch): Page {
  const { network, connectorId, reach } = scene
  const endpoints = { data, pay, ...reach?.endpoints }
  let isAlive = true
  const { kit } = createTestKit({
    ...{ adapters: [scene.equip()], options: { networks: [network], endpoints, features: { pay: true } }, fetch },
    ...reach?.params,
    storage: whileAlive(storage, () => isAlive),
  })
  const reported: string[] = []
  const stopListening = kit.subscribe(
    ({ toast }) => toast,
    ({ open, message, name }) => {
      if (open && (name === 'swapped' || WORDS.includes(message))) reported.push(name === 'swapped' ? SWAPPED : message)
    },
  )
  onEvent(kit, ({ event }) => {
    if (END_EVENTS.includes(event)) reported.push(event)
  })
  const stop = start(kit)
  const rows = () => selectTrackedTransactions(kit.getState())
  return {
    kit,
    reported,
    rows,
    isFollowing: (hashes) =>
      rows().some(
        ({ hash, status, isReorgPossible }) => (status === 'pending' || isReorgPossible) && hashes.includes(hash),
      ),
    connect: async () => {
      await ready(kit)
      await (reach ? reach.connect(kit) : connect(kit, { connectorId }))
    },
    isAlive: () => isAlive,
    leave() {
      if (!isAlive) return
      isAlive = false
      stopListening()
      stop()
      reach?.leave(kit)
    },
  }
}

/** A closed page writes nothing any more, even after pending work. */
function whileAlive({ text, onChange }: KitStorage, isAlive: () => boolean): KitStorage {
  return createKitStorage(
    {
      get: text.get,
      set: (key, value) => void (isAlive() && text.set(key, value)),
      remove: (key) => void (isAlive() && text.remove(key)),
    },
    onChange,
  )
}
