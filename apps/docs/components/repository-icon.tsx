/** Two branches of a history. */
export function RepositoryIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
      <circle cx="7" cy="5" r="2.5" />
      <circle cx="7" cy="19" r="2.5" />
      <circle cx="17" cy="8" r="2.5" />
      <path d="M7 7.5v9M17 10.5c0 4-10 1-10 6" />
    </svg>
  )
}
