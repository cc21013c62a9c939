import type { Message } from './message.js'

/** Messages with others in their place. What is no message, such as an `undefined` of a plain JavaScript host, replaces nothing. */
export function replaceMessages<All extends Readonly<Record<string, Message>>>(
  all: All,
  others: { readonly [Id in keyof All]?: Message } = {},
): All {
  return { ...all, ...Object.fromEntries(Object.entries(others).filter(([, message]) => isMessage(message))) }
}

function isMessage(message: unknown): boolean {
  if (typeof message === 'string') return true
  return typeof message === 'object' && message !== null && 'other' in message && typeof message.other === 'string'
}
