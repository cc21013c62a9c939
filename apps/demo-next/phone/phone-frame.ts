/**
 * The phone's frame over the page, which stays usable while a modal dialog is open. Such a
 * dialog makes the page inert and closes on a press outside; neither affects the frame, and attributes that a
 * library sets on the frame are removed again.
 *
 * In      src   the phone's page
 * Out     a function that removes it
 */
const MARKS = ['inert', 'aria-hidden'] as const

/** Puts the phone next to the page. */
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
