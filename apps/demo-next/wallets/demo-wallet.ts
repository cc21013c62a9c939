/**
 * One sandbox wallet: a provider for each of its chain families, and one behavior. Lazily loaded providers
 * are added when the wallet is first announced.
 */
import type { FamilyName, FamilyNames } from '../settings/families'
import { FAMILIES } from '../settings/families'
import type { Answer } from '../settings/settings'
import type { FaceParts, FaceState, WalletFace } from './providers/wallet-provider'
import type { RequestQueue } from './request-queue'
import { walletIcon } from './wallet-icon'

/** Creates the providers of a wallet, by family. */
export type FaceMakers = Partial<Record<FamilyName, (parts: FaceParts) => WalletFace | Promise<WalletFace>>>

/** State of a provider. */
export type ShownFace = { readonly face: WalletFace; readonly state: FaceState }

/** State of a wallet. */
export type WalletSnapshot = {
  readonly answer: Answer
  readonly isAnnounced: boolean
  readonly faces: readonly ShownFace[]
}

/** One wallet with its behavior. */
export type DemoWallet = {
  readonly id: string
  readonly name: string
  readonly families: readonly FamilyName[]
  readonly setAnswer: (answer: Answer) => void
  /** Announces its providers for the families that the page has. */
  readonly announce: (families: FamilyNames) => void
  readonly unannounce: () => void
  /** Applies its changes in another tab. */
  readonly follow: () => void
  /** The same object until it changes. */
  readonly snapshot: () => WalletSnapshot
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates a wallet; it is unknown to the page before `announce`. */
export function createDemoWallet({
  id,
  name,
  ground,
  answer: firstAnswer,
  makers,
  queue,
}: {
  readonly id: string
  readonly name: string
  readonly ground: string
  readonly answer: Answer
  readonly makers: FaceMakers
  readonly queue: RequestQueue
}): DemoWallet {
  const listeners = new Set<() => void>()
  const faces = new Map<FamilyName, WalletFace>()
  const loading = new Set<FamilyName>()
  const known = new Map<FamilyName, () => void>()
  let answer = firstAnswer
  let wanted: readonly FamilyName[] = []
  let snapshot = look()

  function look(): WalletSnapshot {
    const shown = FAMILIES.flatMap((family) => faces.get(family) ?? []).map((face) => ({ face, state: face.state() }))
    return { answer, isAnnounced: wanted.length > 0, faces: shown }
  }

  function notify(): void {
    snapshot = look()
    for (const listener of listeners) listener()
  }

  const parts: FaceParts = {
    name,
    icon: walletIcon(ground),
    async ask(kind, words, isLocked) {
      if (answer === 'approve' || answer === 'slow') return true
      if (answer === 'reject') return false
      return queue.ask({ wallet: name, kind, words: words(), isLocked })
    },
    onChange: () => notify(),
  }

  function add(family: FamilyName, face: WalletFace): void {
    faces.set(family, face)
    face.behave(answer)
    show()
  }

  function show(): void {
    for (const [family, face] of faces) {
      if (wanted.includes(family) && !known.has(family)) known.set(family, face.announce())
    }
    for (const [family, takeBack] of known) {
      if (wanted.includes(family)) continue
      known.delete(family)
      takeBack()
    }
    notify()
  }

  async function load(family: FamilyName): Promise<void> {
    if (loading.has(family)) return
    loading.add(family)
    const face = makers[family]?.(parts)
    if (face === undefined) return
    try {
      // Available providers are announced at once.
      add(family, face instanceof Promise ? await face : face)
    } catch {
      // A provider whose code could not be fetched is missing; the next announcement fetches it again.
      loading.delete(family)
    }
  }

  return {
    id,
    name,
    families: FAMILIES.filter((family) => makers[family] !== undefined),
    setAnswer(next) {
      answer = next
      for (const face of faces.values()) face.behave(next)
      notify()
    },
    announce(families) {
      wanted = families.filter((family) => makers[family] !== undefined)
      for (const family of wanted) void load(family)
      show()
    },
    unannounce() {
      wanted = []
      show()
    },
    follow() {
      for (const face of faces.values()) face.follow()
    },
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
