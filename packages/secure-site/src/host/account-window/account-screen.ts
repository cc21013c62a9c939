/**
 * Draws the account window: one view at a time.
 *
 * In      the document; the origin of the page that opened it, as the browser reports it, which is the first line of every view
 * Out     `show` replaces the view and moves the focus to its title
 *         A secret is not in the document before its button is pressed, and leaves it after a minute, with the view, and when the
 *         window is hidden
 * Source  R-FRAME-105, R-FRAME-106
 */
import { element } from '../approval/card/element.js'
import { placeNode } from '../texts/place-node.js'
import { windowText } from '../texts/window-text.js'

/** A button. Of a view, a row or a secret. */
export type AccountButton = { readonly text: string; readonly onPress: () => void; readonly isDanger?: boolean }

/** A row of a list. */
export type AccountRow = {
  readonly title: string
  readonly lines: readonly string[]
  readonly button: AccountButton
}

/** A text that is hidden until the user presses its button. */
export type AccountSecret = { readonly label: string; readonly value: string; readonly onCopy: () => void }

/** A text to type, for example before something that cannot be undone. */
export type AccountField = {
  readonly label: string
  /** What the user must type, apart from blanks around it and case. Any text when absent. */
  readonly expected?: string
  readonly action: string
  readonly onSubmit: (value: string) => void
}

/** A view. `error` is read out at once. */
export type AccountView = {
  readonly title: string
  readonly lines?: readonly string[]
  readonly error?: string | undefined
  readonly status?: string | undefined
  readonly isBusy?: boolean
  /** Rows above the text, for what the user should look at first. */
  readonly warnings?: readonly AccountRow[]
  readonly rows?: readonly AccountRow[]
  /** A text to write down. */
  readonly code?: string | undefined
  readonly secrets?: readonly AccountSecret[]
  readonly field?: AccountField
  readonly buttons?: readonly AccountButton[]
}

/** The screen of one window. */
export type AccountScreen = {
  show(view: AccountView): void
  /** Shows a message in the current view, and reads it out. */
  say(message: string): void
}

const SHOWN_MS = 60_000
const HIDDEN = '••••••••••••'

/** Creates a screen in `root`. Only events for which `isTrusted` holds press a button. */
export function createAccountScreen(
  view: Window,
  root: HTMLElement,
  { site, isTrusted = (event: Event) => event.isTrusted }: { site: string; isTrusted?: (event: Event) => boolean },
): AccountScreen {
  const { document } = view
  let hideSecrets: (() => void)[] = []
  let status = element(document, 'p')

  const hideAll = () => {
    for (const hide of hideSecrets) hide()
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hideAll()
  })

  const paragraph = (text: string, attributes: Readonly<Record<string, string>> = {}) =>
    element(document, 'p', { text, attributes: { dir: 'auto', ...attributes } })

  function createButton({ text, onPress, isDanger = false }: AccountButton): HTMLButtonElement {
    const attributes = { type: 'button', ...(isDanger && { class: 'danger' }) }
    const button = element(document, 'button', { text, attributes })
    button.addEventListener('click', (event) => {
      if (isTrusted(event)) onPress()
    })
    return button
  }

  function createRow({ title, lines, button }: AccountRow): HTMLElement {
    const control = createButton(button)
    control.setAttribute('aria-label', `${button.text}: ${[title, ...lines].join(', ')}`)
    const facts = element(document, 'div', {
      children: [
        element(document, 'bdi', { text: title, attributes: { dir: 'ltr' } }),
        ...lines.map((line) => paragraph(line)),
      ],
    })
    return element(document, 'li', { children: [facts, control] })
  }

  const createList = (rows: readonly AccountRow[], style: { readonly class?: string } = {}): readonly HTMLElement[] =>
    rows.length === 0 ? [] : [element(document, 'ul', { ...style, children: rows.map(createRow) })]

  function createSecret({ label, value, onCopy }: AccountSecret): HTMLElement {
    const text = element(document, 'pre', { text: HIDDEN, attributes: { dir: 'ltr', translate: 'no' } })
    let timer: number | undefined
    const hide = () => {
      view.clearTimeout(timer)
      timer = undefined
      text.textContent = HIDDEN
      toggle.textContent = windowText('Show')
    }
    const toggle = createButton({
      text: windowText('Show'),
      onPress() {
        if (timer !== undefined) return hide()
        text.textContent = value
        toggle.textContent = windowText('Hide')
        timer = view.setTimeout(hide, SHOWN_MS)
      },
    })
    hideSecrets.push(hide)
    const copy = createButton({ text: windowText('Copy'), onPress: onCopy })
    for (const button of [toggle, copy]) button.setAttribute('aria-description', label)
    return element(document, 'section', {
      class: 'secret',
      attributes: { 'aria-label': label },
      children: [element(document, 'h2', { text: label }), text, toggle, copy],
    })
  }

  function createForm({ label, expected, action, onSubmit }: AccountField): HTMLFormElement {
    const attributes = { id: 'field', type: 'text', dir: 'ltr', autocomplete: 'off', autocapitalize: 'off' }
    const input = element(document, 'input', { attributes })
    const style = expected === undefined ? {} : { class: 'danger' }
    const submit = element(document, 'button', { ...style, text: action, attributes: { type: 'submit' } })
    const isTyped = () =>
      expected === undefined ? input.value.trim() !== '' : input.value.trim().toLowerCase() === expected.toLowerCase()
    submit.disabled = true
    input.addEventListener('input', () => {
      submit.disabled = !isTyped()
    })
    const form = element(document, 'form', {
      attributes: { novalidate: '' },
      children: [element(document, 'label', { text: label, attributes: { for: 'field' } }), input, submit],
    })
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      if (isTrusted(event) && isTyped()) onSubmit(input.value)
    })
    return form
  }

  return {
    say(message) {
      status.textContent = message
    },
    show({
      title,
      lines = [],
      error,
      status: message = '',
      isBusy = false,
      warnings = [],
      rows = [],
      code,
      secrets = [],
      field,
      buttons = [],
    }) {
      hideAll()
      hideSecrets = []
      document.title = title
      status = paragraph(message, { role: 'status' })
      const heading = element(document, 'h1', { text: title, attributes: { id: 'title', tabindex: '-1', dir: 'auto' } })
      const opener = element(document, 'p', {
        class: 'origin',
      })
      const opened = element(document, 'bdi', { text: site, attributes: { dir: 'ltr' } })
      opener.append(...placeNode('Opened from {site}', opened))
      const card = element(document, 'main', {
        class: 'card login account',
        attributes: { 'aria-labelledby': 'title', 'aria-busy': String(isBusy) },
        children: [
          element(document, 'header', { children: [opener, heading] }),
          element(document, 'div', {
            class: 'body',
            children: [
              ...(error === undefined ? [] : [paragraph(error, { role: 'alert', class: 'error' })]),
              ...createList(warnings, { class: 'warnings' }),
              ...lines.map((line) => paragraph(line)),
              ...createList(rows),
              ...(code === undefined ? [] : [element(document, 'pre', { text: code, attributes: { dir: 'ltr' } })]),
              ...secrets.map(createSecret),
              ...(field === undefined ? [] : [createForm(field)]),
              status,
            ],
          }),
          element(document, 'footer', { children: buttons.map(createButton) }),
        ],
      })
      root.replaceChildren(card)
      heading.focus()
    },
  }
}
