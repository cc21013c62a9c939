/**
 * Where the phone lies: a frame of its own over the page, so that it can be used while a modal dialog is open. Such a
 * dialog makes the page around it inert and closes on a press outside; none of that reaches into a frame, and what a
 * library marks the frame with is taken off again.
 *
 * In      src   the phone's page
 * Out     a function that takes it away
 */
const MARKS = ['inert', 'aria-hidden'] as const

/** Puts the phone beside the page. */
export function openPhoneFrame(src: string): () => void {
  const frame = document.createElement('iframe')
  frame.title = 'Phone'
  frame.className = 'phone-frame'
  frame.dataset.testid = 'phone-frame'
  frame.src = src
  const observer = new MutationObserver(() => {
    for (const mark of MARKS) frame.removeAttribute(mark)
  })
  observer.observe(frame, { attributes: true, attributeFilter: [...MARKS] })
  document.body.append(frame)
  return () => {
    observer.disconnect()
    frame.remove()
  }
}
