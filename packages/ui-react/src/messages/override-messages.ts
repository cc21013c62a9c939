import type { Message } from './message.js'

/**
 * Returns the kit's texts with those the app sets by id. Ignores values that are no texts, such as `undefined` from plain JS.
 */
export function overrideMessages<All extends Readonly<Record<string, Message>>>(
  all: All,
  others: { readonly [Id in keyof All]?: Message } = {},
): All {
  return { ...all, ...Object.fromEntries(Object.entries(others).filter(([, message]) => isMessage(message))) }
}

function isMessage(message: unknown): boolean {
  if (typeof message === 'string') return true
  return typeof message === 'object' && message !== null && 'other' in message && typeof message.other === 'string'
}
