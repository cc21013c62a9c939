/** Adds `showModal` and `close` to dialogs, which jsdom lacks. Returns a function that removes them. */
export function installNativeDialog(): () => void {
  const { prototype } = HTMLDialogElement
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  Object.assign(prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement)
      this.open = true
      this.querySelector('button')?.focus()
    },
    close(this: HTMLDialogElement) {
      this.open = false
      const opener = openers.get(this)
      if (opener instanceof HTMLElement) opener.focus()
    },
  })
  return () => {
    Reflect.deleteProperty(prototype, 'showModal')
    Reflect.deleteProperty(prototype, 'close')
  }
}
