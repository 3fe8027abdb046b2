import './sdk.js';

const {Conflux, Drip, format} = window.TreeGraph;
const [connect, mint, status] = ['connect', 'mint', 'status'].map((id) =>
  document.getElementById(id),
);
const show = (text) => {
  status.textContent = text;
};
const provider = window.fluent ?? window.conflux;
if (!provider) show('Install Fluent to use this page.');
connect.disabled = !provider;

const {abi, address, proofs} = await (await fetch('sale.json')).json();
const conflux = new Conflux({networkId: 1});
conflux.provider = provider;
const sale = conflux.Contract({abi, address});
let account;
let own;

/** Runs a task when the button is clicked, and shows why it fails. */
const on = (button, task) =>
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      await task();
    } catch (error) {
      show(error.message);
    }
    button.disabled = false;
  });
const showCount = async () =>
  show(`You have ${await sale.boughtBy(account)} of ${own.limit}.`);

on(connect, async () => {
  [account] = await provider.request({method: 'cfx_requestAccounts'});
  const chainId = '0x1';
  if ((await provider.request({method: 'cfx_chainId'})) !== chainId) {
    const params = [{chainId}];
    await provider.request({method: 'wallet_switchConfluxChain', params});
    [account] = await provider.request({method: 'cfx_accounts'});
  }
  own = proofs[format.hexAddress(account)];
  if (!own) throw new Error(`${account} isn't on the list.`);
  const price = new Drip(await sale.price());
  mint.textContent = `Mint one for ${price.toCFX()} CFX`;
  mint.hidden = false;
  await showCount();
});

on(mint, async () => {
  const call = sale.mint(1, own.limit, own.proof);
  const options = {from: account, value: await sale.price()};
  await call.estimateGasAndCollateral(options);
  show('Confirm the transaction in your wallet.');
  const pending = call.sendTransaction(options);
  await pending;
  show('Sent. Waiting until it is executed.');
  await pending.executed();
  await showCount();
});
