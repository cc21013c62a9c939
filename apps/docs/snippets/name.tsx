'use client'

import { useKitName } from '@bowline/ui-react'

export function AccountName() {
  const { data, status, isOffered, setName, mutate, error } = useKitName()
  if (!isOffered) return null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void mutate()
      }}
    >
      <label>
        Name
        <input value={data.text} onChange={({ target }) => setName(target.value)} />
      </label>
      <p role="status">{data.registered ?? status}</p>
      <ul>
        {data.suggestions.map(({ name, registered }) => (
          <li key={name}>
            <bdi>{name}</bdi> {registered ? 'Registered' : 'Available'}
          </li>
        ))}
      </ul>
      {error instanceof Error && <p role="alert">{error.message}</p>}
      <button type="submit" disabled={status !== 'available'}>
        Register
      </button>
    </form>
  )
}
