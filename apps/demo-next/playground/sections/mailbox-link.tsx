'use client'

import { useKitState } from '@bowline/ui-react'
import styles from '../playground.module.css'

/** Leads to the mails of the address that the visitor logs in with. */
export function MailboxLink({ secureSite }: { secureSite: string }) {
  const email = useKitState(({ auth }) => auth.email)
  const mailbox = new URL('/sandbox/mails', secureSite)
  if (email !== undefined) mailbox.searchParams.set('to', email)
  return (
    <a className={styles.button} href={mailbox.href} target="_blank" rel="noopener">
      Open the stand-in mailbox
    </a>
  )
}
