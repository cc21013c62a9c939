// @ts-check
/**
 * The pages of the playground and of the documentation are complete as HTML. Their scripts start when the visitor reaches for the
 * page, and at once for one who was here before. Until they have started, this keeps what is pressed and typed.
 *
 * Out     `window.bowlineFirst.reached`  resolves when the scripts should start
 *         `.release(isApart)`            stops keeping and repeats the presses in their order; returns those apart, for `.repeat`
 */
;(() => {
  const REACHES = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']
  const PRESSED = 'button, label, input:is([type="radio"], [type="checkbox"], [type="color"], [type="range"])'
  const options = { capture: true, passive: true }
  /** @typedef {{ control: HTMLElement, value?: string, key?: KeyboardEvent }} Press */
  /** @type {Press[]} */
  const presses = []
  /** @type {() => void} */
  let start = () => undefined
  const reached = new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
    start = () => {
      for (const name of REACHES) window.removeEventListener(name, start, options)
      resolve()
    }
  })
  for (const name of REACHES) window.addEventListener(name, start, options)

  const keep = {
    click(/** @type {any} */ event) {
      const control = event.target.closest(PRESSED)
      if (control === null) return
      event.preventDefault()
      event.stopPropagation()
      if (control.type !== 'range') presses.push({ control })
    },
    input(/** @type {any} */ { target }) {
      if (!target.matches('[type="radio"], [type="checkbox"]')) presses.push({ control: target, value: target.value })
    },
    /** The shortcut of the search. */
    keydown(/** @type {any} */ event) {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      presses.push({ control: document.body, key: event })
    },
  }
  const kept = Object.entries(keep)
  for (const [name, listener] of kept) window.addEventListener(name, listener, true)

  function repeat(/** @type {Press} */ { control, value, key }) {
    if (key !== undefined) control.dispatchEvent(new KeyboardEvent('keydown', key))
    else if (value === undefined) {
      // Tabs of the documentation are chosen when the button of the mouse goes down.
      control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
      control.click()
    } else {
      // React reacts to a value only where it differs from the one that it last saw the page set.
      Reflect.set(control, 'value', '')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  const first = {
    reached,
    repeat,
    release(isApart = (/** @type {Element} */ _control) => false) {
      for (const [name, listener] of kept) window.removeEventListener(name, listener, true)
      const all = presses.splice(0)
      for (const press of all) if (!isApart(press.control)) repeat(press)
      return all.filter(({ control }) => isApart(control))
    },
  }
  Reflect.set(window, 'bowlineFirst', first)

  let isConnected = false
  let isKnown = false
  try {
    isConnected = localStorage.getItem('@bowline/connection_status') === 'connected'
    isKnown = localStorage.length > 0
  } catch {
    // Without storage every visit is the first.
  }
  // The picture of the playground's card shows neither an account nor the settings of a link.
  if (isConnected || location.search !== '') document.documentElement.dataset.otherCard = ''
  if (isKnown || location.search !== '' || location.hash !== '') start()
})()
