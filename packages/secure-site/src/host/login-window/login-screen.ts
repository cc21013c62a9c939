/**
 * Draws the login window and the page of a login link: one view at a time.
 *
 * In      the document; the origin of the page that asks, as the browser reports it, which is the first line of every view
 * Out     `show` replaces the view and moves the focus to its field or its title
 * Source  R-FRAME-83; security design §6
 */
import { element } from '../approval/card/element.js'
import { placeNode } from '../texts/place-node.js'
import { windowText } from '../texts/window-text.js'
import { createQrCode } from './qr-code.js'

/** A field of a view, with its submit button. */
export type LoginField = {
  readonly kind: 'email' | 'code' | 'recovery'
  readonly label: string
  readonly action: string
  readonly value?: string
  readonly onSubmit: (value: string) => void
}

/** A button of a view. `waitMs`: it counts down this long before it can be pressed. `isMain`: what the view is there for. */
export type LoginButton = {
  readonly text: string
  readonly onPress: () => void
  readonly waitMs?: number
  readonly isMain?: boolean
}

/** A view. `error` is read out at once. */
export type LoginView = {
  readonly title: string
  readonly lines?: readonly string[]
  /** A text to write down. */
  readonly code?: string
  /** A web address to scan with another device, or to open on this one. */
  readonly qr?: { readonly text: string; readonly label: string; readonly link: string; readonly caption: string }
  readonly error?: string | undefined
  readonly isBusy?: boolean
  readonly field?: LoginField
  readonly buttons?: readonly LoginButton[]
}

/** The screen of one window. */
export type LoginScreen = { show(view: LoginView): void }

const CODE_LENGTH = 6
const SECOND_MS = 1_000

const FIELDS = {
  email: { type: 'email', autocomplete: 'email', maxlength: '254' },
  code: { type: 'text', inputmode: 'numeric', autocomplete: 'one-time-code', maxlength: '6' },
  recovery: { type: 'text', autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false', maxlength: '64' },
} as const

/** Creates a screen in `root`. Only events for which `isTrusted` holds press a button. */
export function createLoginScreen(
  view: Window,
  root: HTMLElement,
  { site, isTrusted = (event: Event) => event.isTrusted }: { site?: string; isTrusted?: (event: Event) => boolean },
): LoginScreen {
  const { document } = view
  let timers: number[] = []

  const text = (value: string, attributes: Readonly<Record<string, string>> = {}) =>
    element(document, 'p', { attributes: { dir: 'auto', ...attributes }, text: value })

  function createButton({ text: label, onPress, waitMs = 0, isMain = false }: LoginButton): HTMLButtonElement {
    const attributes = { type: 'button', ...(isMain && { class: 'approve' }) }
    const button = element(document, 'button', { text: label, attributes })
    button.addEventListener('click', (event) => {
      if (isTrusted(event) && !button.disabled) onPress()
    })
    let leftMs = waitMs
    const count = () => {
      button.disabled = leftMs > 0
      button.textContent =
        leftMs > 0 ? windowText('{text} ({seconds})', { text: label, seconds: leftMs / SECOND_MS }) : label
      if (leftMs > 0) timers.push(view.setTimeout(count, SECOND_MS))
      leftMs -= SECOND_MS
    }
    count()
    return button
  }

  function createFigure(qr: { text: string; label: string; caption: string }): HTMLElement {
    const caption = element(document, 'figcaption', { text: qr.caption, attributes: { dir: 'auto' } })
    return element(document, 'figure', { children: [createQrCode(document, qr), caption] })
  }

  function createLink({ text: href, link }: { text: string; link: string }): HTMLAnchorElement {
    const attributes = { href, target: '_blank', rel: 'noopener noreferrer' }
    return element(document, 'a', { class: 'approve link', text: link, attributes })
  }

  function createForm({ kind, label, action, value = '', onSubmit }: LoginField): HTMLFormElement {
    const attributes = { id: 'field', dir: 'ltr', required: '', ...FIELDS[kind] }
    const input = element(document, 'input', { attributes })
    input.value = value
    const button = element(document, 'button', { class: 'approve', text: action, attributes: { type: 'submit' } })
    const form = element(document, 'form', {
      attributes: { novalidate: '' },
      children: [element(document, 'label', { text: label, attributes: { for: 'field' } }), input, button],
    })
    const submit = () => {
      if (input.value.trim() !== '') onSubmit(input.value.trim())
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      if (isTrusted(event)) submit()
    })
    input.addEventListener('input', (event) => {
      if (kind !== 'code' || !isTrusted(event)) return
      input.value = input.value.replace(/\D/g, '')
      if (input.value.length === CODE_LENGTH) submit()
    })
    return form
  }

  return {
    show({ title, lines = [], code, qr, error, isBusy = false, field, buttons = [] }) {
      for (const timer of timers) view.clearTimeout(timer)
      timers = []
      document.title = title
      const heading = element(document, 'h1', { text: title, attributes: { id: 'title', tabindex: '-1', dir: 'auto' } })
      const asks = element(document, 'p', {
        class: 'origin',
        attributes: { id: 'origin' },
      })
      if (site !== undefined) {
        const name = element(document, 'bdi', { text: site, attributes: { dir: 'ltr' } })
        asks.append(...placeNode('{site} asks you to log in', name))
      }
      const card = element(document, 'main', {
        class: 'card login',
        attributes: { 'aria-labelledby': 'title', 'aria-describedby': 'origin', 'aria-busy': String(isBusy) },
        children: [
          element(document, 'header', { children: site === undefined ? [heading] : [asks, heading] }),
          element(document, 'div', {
            class: 'body',
            children: [
              ...lines.map((line) => text(line)),
              ...(code === undefined ? [] : [element(document, 'pre', { text: code, attributes: { dir: 'ltr' } })]),
              ...(qr === undefined ? [] : [createFigure(qr), createLink(qr)]),
              ...(error === undefined ? [] : [text(error, { role: 'alert', class: 'error' })]),
              ...(field === undefined ? [] : [createForm(field)]),
            ],
          }),
          element(document, 'footer', { children: buttons.map(createButton) }),
        ],
      })
      root.replaceChildren(card)
      const target = card.querySelector('input') ?? heading
      target.focus()
    },
  }
}
