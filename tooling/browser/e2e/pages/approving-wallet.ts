/** Two installed wallets; the first one approves. For `smallPage`. */
export const YES = { wallets: '1', wallet1: 'approve' }
