/**
 * Analytics: events on their way to the collector the app plugged in. Whether the project wants any is asked at the first
 * intent; until the answer they wait. Nothing leaves the page by the kit's own hand.
 *
 * In      event  as the listeners got it
 * Source  spec R-API-53, R-API-56, R-TRACK-04, R-TRACK-09
 */

import { perOwner } from '../../base/async/scope.js'
import { isDoNotTrackEnabled, pageAddress } from '../../base/browser/browser.js'
import type { Kit } from '../../kit.js'
import type { TrackingEvent } from './events.js'

/** An event as a collector gets it. */
export type AnalyticsRecord = {
  /** A v4 UUID. */
  readonly eventId: string
  /** Of the page, without query and fragment; empty on a server. */
  readonly url: string
  /** The page's host; empty on a server. */
  readonly domain: string
  /** Epoch milliseconds. */
  readonly timestamp: number
  readonly props: Omit<TrackingEvent, 'timestamp'>
}

/** Takes events wherever the app sends them. What it throws or rejects with is ignored. */
export type AnalyticsCollector = (record: AnalyticsRecord) => void | Promise<void>

/** An event and the page it happened on. */
export type WaitingEvent = { readonly event: TrackingEvent; readonly pageUrl: string }

/** Sends an event, or drops it. */
export type SendEvent = (waiting: WaitingEvent) => void

/** How many events wait for the project's answer; the oldest give way. */
const WAITING_MAX = 100

type Analytics = { waiting: WaitingEvent[]; send: SendEvent | undefined }

const analyticsOf = perOwner((): Analytics => ({ waiting: [], send: undefined }))

/** Whether events may be collected here: the app plugged a collector in, analytics is on, and the visitor does not object. */
export function isAnalyticsOn({ config, store }: Kit): boolean {
  return config.analyticsCollector !== undefined && store.get().config.appFeatures.analytics && !isDoNotTrackEnabled()
}

/** Sends an event on, or lets it wait for the project's answer. */
export function collect(kit: Kit, event: TrackingEvent): void {
  if (!isAnalyticsOn(kit)) return
  const analytics = analyticsOf(kit)
  const waiting = { event, pageUrl: pageAddress()?.url ?? '' }
  if (analytics.send) analytics.send(waiting)
  else analytics.waiting = [...analytics.waiting, waiting].slice(-WAITING_MAX)
}

/** Takes the project's answer: from now on events go this way, those that waited first. */
export function answerAnalytics(kit: Kit, send: SendEvent): void {
  const analytics = analyticsOf(kit)
  const { waiting } = analytics
  analytics.waiting = []
  analytics.send = send
  if (isAnalyticsOn(kit)) waiting.forEach(send)
}
