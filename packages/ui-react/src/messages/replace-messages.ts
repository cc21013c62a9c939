import type { Message } from './message.js'

/** Replaces messages by id. Ignores values that are not messages, such as `undefined` from an app in plain JavaScript. */
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
