/** A node whose response never ends. */
export type EndlessNode = {
  readonly url: string
  /** Bytes written until the client disconnected. */
  readonly hungUpAfter: Promise<number>
  readonly stop: () => Promise<void>
}

/** Starts a node. */
export function startEndlessNode(): Promise<EndlessNode>
