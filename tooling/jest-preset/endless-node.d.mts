/** A node whose answer never ends. */
export type EndlessNode = {
  readonly url: string
  /** Bytes written until the asker hung up. */
  readonly hungUpAfter: Promise<number>
  readonly stop: () => Promise<void>
}

/** Starts one. */
export function startEndlessNode(): Promise<EndlessNode>
