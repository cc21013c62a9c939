/** Two installed wallets; the person of the first says yes. For `smallPage`. */
export const YES = { wallets: '1', wallet1: 'approve' }
