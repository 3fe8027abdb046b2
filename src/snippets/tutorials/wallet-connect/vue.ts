import {VueQueryPlugin} from '@tanstack/vue-query';
import {createConfig, http, WagmiPlugin} from '@wagmi/vue';
import {walletConnect} from '@wagmi/vue/connectors';
import {createApp} from 'vue';
import App from './App.vue';
import {chain} from './espace';
import './style.css';

const projectId: string | undefined =
  import.meta.env.VITE_WALLETCONNECT_PROJECT_ID;

/** What a wallet shows its user about the dApp. */
const metadata = {
  name: 'Wallet on eSpace',
  description: 'Connects, signs and sends.',
  url: 'https://example.org',
  icons: [],
};

const config = createConfig({
  chains: [chain],
  // Browser wallets come by themselves. Without an ID there are only these.
  connectors: projectId ? [walletConnect({projectId, metadata})] : [],
  // Without an address, http() takes the endpoint of the chain.
  transports: {[chain.id]: http()},
  // The node tells a balance itself; no contract is needed for it.
  batch: {multicall: false},
});

createApp(App).use(WagmiPlugin, {config}).use(VueQueryPlugin).mount('#app');
