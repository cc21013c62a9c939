'use client'

import { useKitSignIn } from '@bowline/ui-react'

export function Orders() {
  const { status, isSignedIn, mutate: signIn, signOut, isPending } = useKitSignIn()
  if (isSignedIn) {
    return (
      <>
        <p>Your orders</p>
        <button type="button" disabled={isPending} onClick={() => signOut()}>
          Sign out
        </button>
      </>
    )
  }
  if (status !== 'needed' && status !== 'signing') return null
  return (
    <button type="button" disabled={isPending} onClick={() => signIn()}>
      Sign in to see your orders
    </button>
  )
}
