import type { TrackingEvent } from './events.js'

/** An event as the collector receives it. */
export type AnalyticsRecord = {
  /** A v4 UUID. */
  readonly eventId: string
  /** URL of the page, without query and fragment. Empty on a server. */
  readonly url: string
  /** The page's host; empty on a server. */
  readonly domain: string
  /** Epoch milliseconds. */
  readonly timestamp: number
  readonly props: Omit<TrackingEvent, 'timestamp'>
}

/** Receives events and sends them wherever the app wants. Errors it throws or rejects with are ignored. */
export type AnalyticsCollector = (record: AnalyticsRecord) => void | Promise<void>
