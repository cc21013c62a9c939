import type { FrameStorage } from '../session/frame-storage.js'
import { type OperationRecord, parseOperationRecord } from './operation-record.js'

/** Records are kept this long, so that a page can ask for an outcome after a day (EIP-5792) and later. */
const LIFETIME_MS = 7 * 24 * 3_600_000
const MAX_RECORDS = 200

/** The operations that one site has sent in this browser, newest last. */
export type OperationRecords = {
  get(id: string): Promise<OperationRecord | undefined>
  list(): Promise<readonly OperationRecord[]>
  set(record: OperationRecord): Promise<void>
  remove(record: OperationRecord): Promise<void>
}

/** Opens the records of one project on one site. Other sites do not see them. */
export function openOperationRecords(
  storage: FrameStorage,
  { scope, now }: { readonly scope: string; readonly now: () => number },
): OperationRecords {
  const prefix = `operation ${scope} `

  async function list(): Promise<readonly OperationRecord[]> {
    const keys = (await storage.keys()).filter((key) => key.startsWith(prefix))
    const stored = await Promise.all(
      keys.map(async (key) => ({ key, record: parseOperationRecord(await storage.get(key)) })),
    )
    const isKept = (record: OperationRecord | undefined) =>
      record !== undefined && now() - record.recordedAtMs < LIFETIME_MS
    for (const { key, record } of stored) if (!isKept(record)) await storage.remove(key)
    return stored
      .flatMap(({ record }) => (record !== undefined && isKept(record) ? [record] : []))
      .toSorted((one, other) => one.recordedAtMs - other.recordedAtMs)
  }

  return {
    get: async (id) => parseOperationRecord(await storage.get(prefix + id)),
    list,
    async set(record) {
      const others = (await list()).filter(({ id }) => id !== record.id)
      for (const oldest of others.slice(0, Math.max(0, others.length + 1 - MAX_RECORDS)))
        await storage.remove(prefix + oldest.id)
      await storage.set(prefix + record.id, record)
    },
    remove: ({ id }) => storage.remove(prefix + id),
  }
}
