'use client'

import { loginWithEmail, verifyEmailCode } from '@bowline/kit-core/actions'
import { useKit, useKitAccount } from '@bowline/ui-react'
import { type FormEvent, useState } from 'react'

export function EmailLogin() {
  const kit = useKit()
  const { address } = useKitAccount()
  const [email, setEmail] = useState('')
  const [otp, setOtp] = useState<string>()
  const [problem, setProblem] = useState('')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    try {
      if (otp !== undefined) await verifyEmailCode(kit, { otp })
      else await loginWithEmail(kit, { email })
      setOtp('')
      setProblem('')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '')
    }
  }

  if (address !== undefined) return <p>{address}</p>
  return (
    <form onSubmit={send}>
      {otp === undefined ? (
        <input aria-label="Email" value={email} onChange={({ target }) => setEmail(target.value)} />
      ) : (
        <input aria-label="Code" value={otp} onChange={({ target }) => setOtp(target.value)} />
      )}
      <button type="submit">Continue</button>
      <p role="alert">{problem}</p>
    </form>
  )
}
