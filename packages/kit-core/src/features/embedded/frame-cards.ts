import { perOwner } from '../../base/async/per-owner.js'

/** `onShow`: called when the frame has a card to show that no RPC request opened a view for. Source: R-FRAME-82. */
export const frameCards = perOwner<{ onShow?: (() => void) | undefined }>(() => ({}))
