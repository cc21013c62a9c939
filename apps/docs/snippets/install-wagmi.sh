npm install @bowline/kit-core @bowline/ui-react @bowline/adapter-evm @wagmi/core@^2.22   # next to wagmi 2
npm install @bowline/kit-core @bowline/ui-react @bowline/adapter-evm @wagmi/core@^3.6.5  # next to wagmi 3
npm install --save-exact @walletconnect/sign-client@2.21.8
