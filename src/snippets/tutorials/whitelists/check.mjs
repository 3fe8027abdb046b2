import {deployed, me} from './connect.mjs';
import {sale} from './sale.mjs';

const sold = await sale.sold();
for (let id = 1n; id <= sold; id++) {
  const owner = (await sale.ownerOf(id)) === me ? 'you' : 'someone else';
  const response = await fetch(await sale.tokenURI(id));
  const {name, image} = await response.json();
  console.log(`${name} belongs to ${owner}, image: ${image.slice(0, 18)}`);
}
console.log(`Sold: ${sold}, by ${deployed.address}`);
