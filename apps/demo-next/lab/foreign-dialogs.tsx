'use client'

import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { useRef, useState } from 'react'
import controls from './controls.module.css'
import styles from './foreign-dialogs.module.css'
import { KitButtons } from './kit-buttons'

/** A modal dialog of Headless UI, and a native one; each with the kit's buttons and a field inside. */
export function ForeignDialogs() {
  const [isOpen, setIsOpen] = useState(false)
  const native = useRef<HTMLDialogElement>(null)
  return (
    <>
      <div className={styles.row}>
        <button type="button" className={controls.button} data-testid="open-library" onClick={() => setIsOpen(true)}>
          Open a library’s dialog
        </button>
        <button
          type="button"
          className={controls.button}
          data-testid="open-native"
          onClick={() => native.current?.showModal()}
        >
          Open the browser’s dialog
        </button>
      </div>

      {/* Only while it is open: the library adds inline styles to server output. */}
      {isOpen && (
        <Dialog open onClose={setIsOpen} className={styles.over} data-testid="library-dialog">
          <DialogPanel className={styles.panel}>
            <DialogTitle>A library’s dialog</DialogTitle>
            <Inside onClose={() => setIsOpen(false)} />
          </DialogPanel>
        </Dialog>
      )}

      <dialog ref={native} className={styles.native} aria-labelledby="native-title" data-testid="native-dialog">
        <div className={styles.panel}>
          <h2 id="native-title">The browser’s dialog</h2>
          <Inside onClose={() => native.current?.close()} />
        </div>
      </dialog>
    </>
  )
}

function Inside({ onClose }: { onClose: () => void }) {
  return (
    <>
      <label className={controls.field}>
        A field of the host
        <input data-testid="host-field" />
      </label>
      <KitButtons />
      <button type="button" className={controls.button} data-testid="close-host-dialog" onClick={onClose}>
        Close
      </button>
    </>
  )
}
