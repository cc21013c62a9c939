npm install @bowline/kit-core @bowline/ui-react @bowline/adapter-evm @wagmi/core viem
npm install --save-exact @walletconnect/sign-client@2.21.8
