import {VueQueryPlugin} from '@tanstack/vue-query';
import {createConfig, http, WagmiPlugin} from '@wagmi/vue';
import {walletConnect} from '@wagmi/vue/connectors';
import {createApp} from 'vue';
import App from './App.vue';
import {chain} from './espace';
import './style.css';

const projectId: string | undefined =
  import.meta.env.VITE_WALLETCONNECT_PROJECT_ID;

/** What wallets show their users about the dApp. */
const metadata = {
  name: 'Wallet on eSpace',
  description: 'Connects, signs and sends.',
  url: 'https://example.org',
  icons: [],
};

const config = createConfig({
  chains: [chain],
  // wagmi finds browser wallets itself. WalletConnect needs an ID.
  connectors: projectId ? [walletConnect({projectId, metadata})] : [],
  // Without a URL, http() uses the chain's default endpoint.
  transports: {[chain.id]: http()},
  // The node returns balances, so you don't need a contract.
  batch: {multicall: false},
});

createApp(App).use(WagmiPlugin, {config}).use(VueQueryPlugin).mount('#app');
