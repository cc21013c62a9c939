import type { AvatarSlotProps, Slots } from '@bowline/ui-react'

const HUES = 360

/** One color for each account. */
function Avatar({ address, className }: AvatarSlotProps) {
  const hue = [...address].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % HUES
  return (
    <svg viewBox="0 0 2 2" className={className} aria-hidden="true">
      <rect width="2" height="2" fill={`hsl(${hue} 70% 45%)`} />
      <circle cx="2" cy="2" r="1.2" fill={`hsl(${(hue + 60) % HUES} 80% 65%)`} />
    </svg>
  )
}

function Logo() {
  return (
    <svg viewBox="0 0 120 24" width="120" height="24" role="img" aria-label="Tidewater">
      <path d="M2 14c4-6 8-6 12 0s8 6 12 0" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <text x="34" y="17" fontSize="15" fontWeight="600" fill="currentColor">
        Tidewater
      </text>
    </svg>
  )
}

/** The app's own components. */
export const OWN_SLOTS: Slots = { Avatar, Logo }
