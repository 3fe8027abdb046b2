import {VueQueryPlugin} from '@tanstack/vue-query';
import {createConfig, http, WagmiPlugin} from '@wagmi/vue';
import {createApp} from 'vue';
import App from './App.vue';
import {chain} from './espace';
import './style.css';

const config = createConfig({
  chains: [chain],
  // Without a URL, http() uses the chain's default endpoint.
  transports: {[chain.id]: http()},
  // The node returns balances, so you don't need a contract.
  batch: {multicall: false},
});

createApp(App).use(WagmiPlugin, {config}).use(VueQueryPlugin).mount('#app');
