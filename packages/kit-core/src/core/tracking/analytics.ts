/**
 * Analytics: passes events to the app's collector. At the first intent the kit requests whether the project wants
 * analytics; events wait until the response. The kit itself sends no event anywhere.
 *
 * In      event  as the listeners received it
 * Source  spec R-API-53, R-API-56, R-TRACK-04, R-TRACK-09
 */

import { perOwner } from '../../base/async/per-owner.js'
import { getPageAddress, isDoNotTrackEnabled } from '../../base/browser/browser.js'
import type { Kit } from '../../kit.js'
import type { TrackingEvent } from './events.js'

/** An event and the URL of the page it happened on. */
export type WaitingEvent = { readonly event: TrackingEvent; readonly pageUrl: string }

/** Sends an event, or drops it. */
export type SendEvent = (waiting: WaitingEvent) => void

/** Maximum number of events waiting for the project's setting. The oldest are dropped. */
const WAITING_MAX = 100

type Analytics = { waiting: WaitingEvent[]; send: SendEvent | undefined }

const analyticsOf = perOwner((): Analytics => ({ waiting: [], send: undefined }))

/** Whether events may be collected: the app has a collector, analytics is on, and the browser sends no Do Not Track. */
export function isAnalyticsOn({ config, store }: Kit): boolean {
  return config.analyticsCollector !== undefined && store.get().config.appFeatures.analytics && !isDoNotTrackEnabled()
}

/** Sends an event, or queues it until the project's setting is known. */
export function collect(kit: Kit, event: TrackingEvent): void {
  if (!isAnalyticsOn(kit)) return
  const analytics = analyticsOf(kit)
  const waiting = { event, pageUrl: getPageAddress()?.url ?? '' }
  if (analytics.send) analytics.send(waiting)
  else analytics.waiting = [...analytics.waiting, waiting].slice(-WAITING_MAX)
}

/** Sets how events are sent, and sends the queued ones first. */
export function setAnalyticsSender(kit: Kit, send: SendEvent): void {
  const analytics = analyticsOf(kit)
  const { waiting } = analytics
  analytics.waiting = []
  analytics.send = send
  if (isAnalyticsOn(kit)) waiting.forEach(send)
}
