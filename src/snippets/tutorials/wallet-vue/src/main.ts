import {VueQueryPlugin} from '@tanstack/vue-query';
import {createConfig, http, WagmiPlugin} from '@wagmi/vue';
import {createApp} from 'vue';
import App from './App.vue';
import {chain} from './espace';
import './style.css';

const config = createConfig({
  chains: [chain],
  // Without an address, http() takes the endpoint of the chain.
  transports: {[chain.id]: http()},
  // The node tells a balance itself; no contract is needed for it.
  batch: {multicall: false},
});

createApp(App).use(WagmiPlugin, {config}).use(VueQueryPlugin).mount('#app');
