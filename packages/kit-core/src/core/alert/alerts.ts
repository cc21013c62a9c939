import type { AMOUNT_ALERT } from './amount-alert.js'
import type { FRAME_ALERTS } from './frame-alerts.js'
import type { LAZY_ALERTS } from './lazy-alerts.js'
import type { NETWORK_ALERT } from './network-alert.js'

/** Every alert by its code. Source: spec R-ALERT-04 to 13, R-CONN-76. */
export type Alerts = typeof NETWORK_ALERT & typeof LAZY_ALERTS & typeof FRAME_ALERTS & typeof AMOUNT_ALERT

/** Code of an alert. */
export type AlertCode = keyof Alerts
