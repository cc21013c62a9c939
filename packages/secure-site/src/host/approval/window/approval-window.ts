/**
 * The secure site's window in which the user approves requests. It stays open between requests. Its page has the frame's origin and
 * one line of script that reports that it has loaded; the frame renders into it and listens to it.
 *
 * In      the frame's window
 * Out     show      shows a request, at once when the window is open, else as soon as it opens; returns a function that ends it
 *         open      opens the window or brings it to the front; must be called inside a press. False when the browser opened none
 *         onChange  called when the window has closed
 * Source  security design §7
 */

import { cardText } from '../../texts/card-text.js'
import { writeLanguage } from '../../texts/language.js'
import type { CardRequest } from '../card/card.js'
import { element } from '../card/element.js'
import { LOADED_MESSAGE } from './loaded-message.js'
import { showWindowCard } from './window-card.js'

const PAGE = '/approval.html'
const FEATURES = 'popup,width=420,height=720'
const POLL_MS = 500

type Pending = { readonly request: CardRequest; readonly onDecision: (isApproved: boolean) => void }

/** Controls the approval window of one frame. */
export type ApprovalWindow = {
  show(request: CardRequest, onDecision: (isApproved: boolean) => void): () => void
  open(): boolean
  isOpen(): boolean
  onChange(listener: () => void): () => void
  close(): void
}

/** Creates the controller. The window opens with `open`. */
export function createApprovalWindow(view: Window, isTrusted: (event: Event) => boolean): ApprovalWindow {
  const listeners = new Set<() => void>()
  let opened: Window | undefined
  let pending: Pending | undefined
  let removeCard: (() => void) | undefined
  let poll: number | undefined

  const isOpen = () => opened !== undefined && !opened.closed
  const notify = () => {
    for (const listener of listeners) listener()
  }

  function render(): void {
    const place = opened && getPlace(opened)
    if (opened === undefined || place === undefined) return
    removeCard?.()
    removeCard = undefined
    copyTheme(view.document.documentElement, opened.document.documentElement)
    writeLanguage(opened.document)
    if (pending === undefined) {
      showIdle(opened, place, cardText('Nothing to approve.'))
      return
    }
    const { request, onDecision } = pending
    opened.document.title = `${request.review.title}: ${new URL(request.origin).host}`
    removeCard = showWindowCard(opened, place, request, {
      isTrusted,
      onDecision(isApproved) {
        pending = undefined
        removeCard = undefined
        if (opened) leave(opened, place, isApproved)
        onDecision(isApproved)
      },
    })
  }

  /** On a phone the window covers the page, so it closes. Elsewhere it stays for the next request, behind the page. */
  function leave(current: Window, place: HTMLElement, isApproved: boolean): void {
    if (current.matchMedia('(pointer: coarse)').matches) {
      close()
      return
    }
    showIdle(current, place, isApproved ? cardText('Approved.') : cardText('Declined.'))
    view.parent.focus()
  }

  function close(): void {
    view.clearInterval(poll)
    removeCard?.()
    removeCard = undefined
    opened?.close()
    opened = undefined
    notify()
  }

  view.addEventListener('message', ({ source, origin, data }) => {
    if (opened === undefined || source !== opened || origin !== view.location.origin || data !== LOADED_MESSAGE) return
    render()
  })
  view.addEventListener('pagehide', close)

  return {
    show(request, onDecision) {
      const mine = { request, onDecision }
      pending = mine
      if (isOpen()) render()
      return () => {
        if (pending !== mine) return
        pending = undefined
        if (isOpen()) render()
      }
    },
    open() {
      if (isOpen()) {
        opened?.focus()
        return true
      }
      view.clearInterval(poll)
      opened = view.open(PAGE, '', FEATURES) ?? undefined
      // A window that the user closes reports nothing.
      if (opened) poll = view.setInterval(() => isOpen() || close(), POLL_MS)
      return isOpen()
    },
    isOpen,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close,
  }
}

/** The element to render into. Undefined while the page loads, and once the window shows another page. */
function getPlace(opened: Window): HTMLElement | undefined {
  try {
    return opened.location.pathname === PAGE ? (opened.document.getElementById('root') ?? undefined) : undefined
  } catch {
    // The window shows a page of another origin.
    return undefined
  }
}

function showIdle({ document }: Window, place: HTMLElement, text: string): void {
  const explanation = cardText('Go back to the page. This window shows its next request.')
  document.title = cardText('Bowline wallet')
  place.replaceChildren(
    element(document, 'main', {
      class: 'idle',
      attributes: { 'aria-live': 'polite' },
      children: [element(document, 'h1', { text }), element(document, 'p', { text: explanation })],
    }),
  )
}

function copyTheme(from: HTMLElement, to: HTMLElement): void {
  to.dataset.theme = from.dataset.theme ?? 'dark'
  for (const name of ['--bl-accent', '--bl-on-accent']) to.style.setProperty(name, from.style.getPropertyValue(name))
}
